import { Outside, useNetworks, useWays } from '@store/template-kit'

/** Chat, social chat, telephone, mail: what the shop has of them. */
export function WaysToWrite() {
  return (
    <ul>
      {useWays().map(({ key, link }) => (
        <li key={key}>{link()}</li>
      ))}
    </ul>
  )
}

/** Where the shop can be followed, in a row. */
export function Networks() {
  return (
    <ul>
      {useNetworks().map(({ key, name, href }) => (
        <li key={key}>
          <Outside href={href}>{name}</Outside>
        </li>
      ))}
    </ul>
  )
}
