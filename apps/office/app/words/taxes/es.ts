/** The taxes that prices contain. */
export const es = {
  intro:
    'Los impuestos que tus precios ya incluyen. Elige el de cada producto, y cada pedido nuevo dirá cuánto hay de cada uno. Los precios no cambian.',
  none: '¿Tus precios incluyen IVA u otro impuesto? Agrégalo aquí y elígelo en tus productos.',
  where: 'Se ve en tus pedidos y en la tabla que descargas de ellos. Quien compra ve solo el precio.',
  add: 'Agregar impuesto',
  name: 'Nombre',
  nameHint: 'Como en tus facturas: IVA, INC…',
  nameMissing: 'Escribe el nombre.',
  nameTaken: 'Ya tienes un impuesto con este nombre.',
  percent: 'Porcentaje',
  percentHint: 'Como 19 o 10,5. Si un producto está exento, 0.',
  percentFromNow: 'El nuevo vale para los pedidos que lleguen desde ahora.',
  percentWrong: 'Escribe un porcentaje de 0 a 100, con dos decimales como mucho.',
  added: (name: string) => `«${name}» agregado. Ya lo puedes elegir en tus productos.`,
  change: 'Cambiar',
  saved: (name: string) => `«${name}» guardado.`,
  remove: 'Quitar',
  removeAsk: 'Los productos que lo tienen quedan sin impuesto. Los pedidos que ya llegaron no cambian.',
  removed: (name: string) => `«${name}» quitado.`,
  full: (most: number) => `Una tienda puede tener ${most} impuestos. Quita uno para agregar otro.`,
} as const
