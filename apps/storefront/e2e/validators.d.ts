/** Types of two libraries without types, for the parts used in `discovery.spec.ts`. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(found: unknown): Promise<readonly { readonly severity: 'ERROR' | 'WARNING' }[]>
  }
}
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] })
    parse(html: string): unknown
  }
}
