import type { Socket } from 'node:dgram'

/**
 * A DNS server on loopback for domains that do not exist. Its records may be changed while it runs.
 *
 * @param records `texts`, `addresses`: the TXT and A records of each name; `names`: the CNAME records; `silent`: names for
 * which it sends no response; `port`: any free one by default
 */
export function nameServer(records?: {
  readonly texts?: Readonly<Record<string, string>>
  readonly addresses?: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, string>>
  readonly silent?: ReadonlySet<string>
  readonly port?: number
}): Promise<Socket>
