import { Link, type ScreenViews, useErrorWords } from '@store/template-kit'
import { useRooms } from './parts/use-rooms.ts'

/** E1 (404) and E2 (everything else). E4: one column from 650 and 400 px down (`styles/states.css`). */
export default function ErrorScreen(view: ScreenViews['Error']) {
  const rooms = useRooms()
  const { title, text, links } = useErrorWords(view)
  return (
    <section className="error" data-room={rooms(0)}>
      <p className="error-code" aria-hidden="true">
        {view.status}
      </p>
      <div className="error-words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="actions">
          {links.map(({ key, link }) => (
            <Link key={key} {...link} className="button wall-button" />
          ))}
        </p>
      </div>
    </section>
  )
}
