/** How many digests are computed at once. */
const BATCH = 2_000

/**
 * Finds the number whose SHA-256 with the challenge begins with this many zero bits: about a second of work, which is
 * nothing for a person and much for somebody who opens a thousand shops.
 */
export async function solveWork(challenge: string, bits: number): Promise<number> {
  const encoder = new TextEncoder()
  for (let first = 0; ; first += BATCH) {
    const digests = await Promise.all(
      Array.from({ length: BATCH }, (_, at) =>
        crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${first + at}`)),
      ),
    )
    const found = digests.findIndex((digest) => new DataView(digest).getUint32(0) >>> (32 - bits) === 0)
    if (found >= 0) return first + found
  }
}
