import type { Database } from './database/open.ts'

export async function seedDemo(
  _db: Database,
  _dataDir: string,
  _say: (line: string) => void,
): Promise<readonly { subdomain: string; name: string }[]> {
  return []
}
