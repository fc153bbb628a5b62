/** What addresses of a shop begin with, besides `/template{n}` (R9); held against the routes by a test. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...['', 'wa', 'productos', 'productos.json', 'productosHoko', 'cart', 'cart-check', 'checkout', 'pedido', 'micompra'],
  ...['blog', 'contacto', 'politicas', 'termsandconditions', 'suscripcion', 'suscripcion.json', 'acceso'],
  ...['suggestions', 'events'],
])

/** Whether a path begins with a word of ours: the routes take any word there for a template that is tried. */
export const beginsWithOurWord = (pathname: string): boolean => FIRST_WORDS.has(pathname.split('/')[1] ?? '')
