import { library } from '@store/tsup'

export default library()
