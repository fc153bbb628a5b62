import { isRouteErrorResponse, Link } from '@remix-run/react'
import { useWords } from '#app/words/use-words.ts'

/** Whether the error is a network failure, as browsers report it. */
const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message)

/** The content of an error page. */
export function ErrorText({ error }: { readonly error: unknown }) {
  const { errors, app } = useWords()
  const answer = isRouteErrorResponse(error) ? error : { status: 500, data: null }
  const { status } = answer
  const message = (answer.data as { readonly text?: string } | null)?.text
  const [title, text] =
    status === 404
      ? [errors.notFound, errors.notFoundText]
      : status === 403
        ? [errors.forbidden, message ?? errors.forbiddenText]
        : [errors.broken, status === 503 || isNetwork(error) ? errors.away : errors.brokenText]
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row">
        {status >= 500 && (
          <Link className="button" data-kind="main" to="." reloadDocument>
            {app.retry}
          </Link>
        )}
        <a className="button" href="/">
          {errors.home}
        </a>
      </p>
    </>
  )
}
