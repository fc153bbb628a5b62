import { Link } from '../host.tsx'
import { useErrorWords } from '../shop/error-words.ts'
import type { Frame } from './parts.ts'

/** E1 for 404, E2 for everything else. A template's styles change the order of picture and text at 650 and 400 px (E4). */
const ErrorScreen: Frame<'Error'> = ({ view, parts }) => {
  const { title, text, links } = useErrorWords(view)
  const { ErrorPicture } = parts
  return (
    <section className="frame error">
      <ErrorPicture status={view.status} />
      <div className="error-words">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="actions">
          {links.map(({ key, isQuiet, link }) => (
            <Link key={key} {...link} className="button" data-tone={isQuiet ? 'quiet' : undefined} />
          ))}
        </p>
      </div>
    </section>
  )
}
export default ErrorScreen
