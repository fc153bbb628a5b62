import type { Shop } from '@store/core'
import type { HTMLAttributes } from 'react'
import { useT } from '../shop-context.tsx'

const PARTS = ['story', 'mission', 'vision'] as const

/** A shop's story, mission and vision (D1), each a section with a heading; nothing for those that it has not written. */
export function ShopStory({
  about,
  titleClassName,
  ...section
}: Omit<HTMLAttributes<HTMLElement>, 'about'> & { readonly about: Shop['about']; readonly titleClassName?: string }) {
  const t = useT()
  return PARTS.map((part) => {
    const paragraphs = (about[part] ?? '').split('\n').filter((line) => line.trim() !== '')
    return (
      paragraphs.length > 0 && (
        <section key={part} {...section}>
          <h2 className={titleClassName}>{t(`about.${part}`)}</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )
    )
  })
}
