import { program } from '@store/tsup'

export default program({ entry: { feria: 'src/feria.ts' } })
