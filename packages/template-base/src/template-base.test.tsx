import { describeTemplate } from '@store/template-kit/testing'
import { baseTemplate } from './index.ts'

describeTemplate(baseTemplate(8))
