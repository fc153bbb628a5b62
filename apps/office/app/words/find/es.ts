/** Words of the search for orders and products, in Spanish. */
export const es = {
  title: 'Buscar',
  label: {
    all: 'Número, nombre, teléfono, guía o producto',
    numbers: 'Número de pedido o producto',
    products: 'Producto',
  },
  hint: 'Busca en tus pedidos y tus productos.',
  hintProducts: 'Busca en tus productos.',
  orders: 'Pedidos',
  products: 'Productos',
  all: 'Ver todos',
  none: (typed: string) => `Nada con «${typed}».`,
}
