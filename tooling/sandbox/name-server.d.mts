import type { Socket } from 'node:dgram'

/**
 * A name server of loopback for domains that do not exist. What it answers may change while it runs.
 *
 * @param records `texts`, `addresses`: the TXT and address record of each name; `names`: what a name is another one for (CNAME);
 * `silent`: names about which it does not answer at all; `port`: any free one when not given
 */
export function nameServer(records?: {
  readonly texts?: Readonly<Record<string, string>>
  readonly addresses?: Readonly<Record<string, string>>
  readonly names?: Readonly<Record<string, string>>
  readonly silent?: ReadonlySet<string>
  readonly port?: number
}): Promise<Socket>
