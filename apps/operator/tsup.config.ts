import { program } from '@store/tsup'

// PostgreSQL is looked for when it is needed: a development convenience.
export default program({ entry: { feria: 'src/feria.ts' }, external: ['@store/postgres'] })
