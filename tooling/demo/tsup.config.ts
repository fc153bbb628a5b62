import { program } from '@store/tsup'

export default program({ noExternal: [/^@store\//] })
