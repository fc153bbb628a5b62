/** R9: this shop's home in another template, which the root reads from the address; never indexed, never counted. */
export { default, loader, meta } from './home.tsx'
