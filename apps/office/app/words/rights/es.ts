/** Words of the page for screens that a role does not cover. */
export const es = {
  rolesDo: {
    owner: 'Todo, también cerrar la tienda y cambiar adónde va el dinero.',
    manager: 'Todo lo de cada día, y el equipo. No cambia adónde va el dinero.',
    sales: 'Pedidos, compradores y mensajes.',
    stockroom: 'Empaca, despacha y cuenta unidades.',
    content: 'Productos, precios, textos y apariencia.',
    accountant: 'Mira pedidos y cifras, sin datos de compradores.',
  },
  needs: (roles: string, givers: string) =>
    `Para esto hace falta el rol de ${roles}. Te lo puede dar quien tenga el rol de ${givers}.`,
  support: 'El acceso de soporte no llega hasta aquí.',
}
