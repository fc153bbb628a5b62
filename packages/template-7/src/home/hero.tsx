import {
  imageSet,
  imageUrl,
  Link,
  Rail,
  useAbout,
  useBannerMarks,
  useMark,
  usePaths,
  useSettings,
  useShop,
  VisuallyHidden,
} from '@store/template-kit'
import type { Banner, CommonSettings } from '@store/template-kit/settings'
import { ListLink } from '../parts/list-link.tsx'
import { useWords } from '../words.ts'

const MAX = 3

/** The top of the home page: up to three banners; without any, the headline on green. */
export function Hero() {
  const { shop } = useShop()
  const { banners, headline } = useSettings<CommonSettings>()
  const shown = banners.slice(0, MAX)
  const mark = useMark()
  const [first] = shown
  if (!first) return <Headline />
  return (
    <>
      <VisuallyHidden>
        <h1 {...mark('headline')}>{headline || shop.name}</h1>
      </VisuallyHidden>
      {shown.length === 1 ? (
        <BannerHero banner={first} at={0} />
      ) : (
        <Rail
          label={shop.name}
          className="slabs"
          numbered
          slides={shown.map((banner, index) => ({
            key: `${index}.${banner.image}`,
            content: <BannerHero banner={banner} at={index} />,
          }))}
        />
      )}
    </>
  )
}

function Headline() {
  const t = useWords()
  const paths = usePaths()
  const { shop } = useShop()
  const { headline } = useSettings<CommonSettings>()
  const text = useAbout()
  const mark = useMark()
  return (
    <section className="slab">
      <div className="slab-text">
        <h1 {...mark('headline')}>{headline || shop.name}</h1>
        {text && <p {...mark('description')}>{text}</p>}
        <p className="slab-ways wraps">
          <Link href={paths.catalog()} className="button" data-tone="lemon">
            {t('canasta.shopNow')}
          </Link>
          <ListLink className="slab-list touch" />
        </p>
      </div>
      <Crate />
    </section>
  )
}

/** A banner without a button is a link as a whole. */
function BannerHero({ banner, at }: { readonly banner: Banner; readonly at: number }) {
  const { image, mobileImage, title, text, button, href, focus } = banner
  const { shop } = useShop()
  const marks = useBannerMarks()(at)
  const hasWords = title !== '' || text !== '' || (button !== '' && href !== null)
  return (
    <section className="slab" data-picture={image ? '' : undefined}>
      {hasWords && (
        <div className="slab-text">
          {title && <h2 {...marks.title}>{title}</h2>}
          {text && <p {...marks.text}>{text}</p>}
          {button && href && (
            <p className="slab-ways wraps">
              <Link href={href} className="button" data-tone="lemon" {...marks.button}>
                {button}
              </Link>
            </p>
          )}
        </div>
      )}
      {image ? (
        <picture className="slab-picture fill" {...marks.picture}>
          {mobileImage && (
            <source media="(max-width: 47.99rem)" srcSet={imageSet(mobileImage) ?? mobileImage} sizes="92vw" />
          )}
          <img
            src={imageUrl(image, 1080)}
            srcSet={imageSet(image)}
            sizes="(min-width: 80rem) 40vw, 92vw"
            alt=""
            loading={at === 0 ? 'eager' : 'lazy'}
            style={focus ? { objectPosition: focus } : undefined}
          />
        </picture>
      ) : (
        <Crate />
      )}
      {href && !button && (
        <Link href={href} className="slab-way" {...marks.link} aria-label={title || text || shop.name} />
      )}
    </section>
  )
}

/** A drawn crate, where there is no picture. */
function Crate() {
  return (
    <svg className="crate" viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <circle cx="70" cy="62" r="30" fill="#ffd84d" />
      <circle cx="120" cy="48" r="34" fill="#cfe8b4" />
      <circle cx="172" cy="62" r="29" fill="#ffcfb0" />
      <circle cx="96" cy="76" r="24" fill="#f3c6d6" />
      <circle cx="148" cy="78" r="24" fill="#cde7f2" />
      <path d="M120 16c-2-9 5-14 13-13 0 8-5 13-13 13zM70 33c-1-7 4-11 11-10 0 7-5 10-11 10z" fill="#7fd69b" />
      <path d="M28 76h184l-13 66a6 6 0 0 1-6 5H47a6 6 0 0 1-6-5z" className="crate-box" />
      <path d="M34 98h172M40 121h160" className="crate-slats" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
