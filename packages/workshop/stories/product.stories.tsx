import { state } from '../stage/state.tsx'

export default { title: 'Screens/Product' }

export const Plain = state('Product', 'plain')
export const InInstalments = state('Product', 'inInstalments')
export const InSomeInstalments = state('Product', 'inSomeInstalments')
export const Variants = state('Product', 'variants')
export const OneVariant = state('Product', 'oneVariant')
export const Promotion = state('Product', 'promotion')
export const SoldOut = state('Product', 'soldOut')
export const VariantsSoldOut = state('Product', 'variantsSoldOut')
export const LongName = state('Product', 'longName')
export const OnRequest = state('Product', 'onRequest')
export const SwitchedOff = state('Product', 'switchedOff')
export const WithMessage = state('Product', 'withMessage')
export const Bare = state('Product', 'bare')
