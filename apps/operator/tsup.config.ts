import { program } from '@store/tsup'

// PostgreSQL is only for development, and imported on demand.
export default program({ entry: { feria: 'src/feria.ts' }, external: ['@store/postgres'] })
