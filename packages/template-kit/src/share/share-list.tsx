import { useShareLinks } from './share-links.tsx'

/** Share options of a page (L9) as a list, in a separate chunk, which `ShareLater` loads. */
export default function ShareList(props: {
  readonly title: string
  readonly path: string
  readonly className?: string
  readonly linkClassName?: string
}) {
  return (
    <ul className={props.className}>
      {useShareLinks(props).map(({ key, link }) => (
        <li key={key}>{link(props.linkClassName)}</li>
      ))}
    </ul>
  )
}
