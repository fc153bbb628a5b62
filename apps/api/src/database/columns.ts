import { customType } from 'drizzle-orm/pg-core'

/** Bytes, as digests and sealed texts are kept. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
