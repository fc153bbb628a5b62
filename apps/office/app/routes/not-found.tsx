import { data } from '@remix-run/node'

export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
