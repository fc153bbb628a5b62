export { describeTemplate } from './conformance/describe-template.tsx'
