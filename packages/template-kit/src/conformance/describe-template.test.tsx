import { baseTemplate } from '../base/index.ts'
import { describeTemplate } from '../testing.tsx'

describeTemplate(baseTemplate(8))
