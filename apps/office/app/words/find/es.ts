/** Words of the search for orders and products, in Spanish. */
export const es = {
  title: 'Buscar',
  label: 'Número, nombre, teléfono, guía o producto',
  hint: 'Busca en tus pedidos y tus productos.',
  orders: 'Pedidos',
  products: 'Productos',
  all: 'Ver todos',
  none: (typed: string) => `Nada con «${typed}».`,
}
