import type { Language } from '@store/core'

const en = {
  ...{ number: 'number', placed: 'placed', status: 'status', shipment: 'shipment', units: 'units', total: 'total' },
  ...{ currency: 'currency', payment: 'payment', channel: 'channel', test: 'test', buyer: 'buyer', mail: 'mail' },
  ...{ phone: 'phone', name: 'name', idNumber: 'id number', city: 'city', orders: 'orders', spent: 'spent' },
  ...{ returned: 'returned', lastOrder: 'last order', asked: 'asked', confirmed: 'confirmed', text: 'text' },
  ...{ note: 'note', blocked: 'blocked' },
}
/** The names of columns in spreadsheets of orders, buyers and subscribers. */
export type Columns = Readonly<Record<keyof typeof en, string>>

const es: Columns = {
  ...{ number: 'número', placed: 'hecho', status: 'estado', shipment: 'envío', units: 'unidades', total: 'total' },
  ...{ currency: 'moneda', payment: 'pago', channel: 'canal', test: 'prueba', buyer: 'comprador', mail: 'correo' },
  ...{ phone: 'teléfono', name: 'nombre', idNumber: 'documento', city: 'ciudad', orders: 'pedidos', spent: 'gastado' },
  ...{ returned: 'devueltos', lastOrder: 'último pedido', asked: 'pidió', confirmed: 'confirmó', text: 'texto' },
  ...{ note: 'nota', blocked: 'bloqueado' },
}
const pt: Columns = {
  ...{ number: 'número', placed: 'feito', status: 'estado', shipment: 'envio', units: 'unidades', total: 'total' },
  ...{ currency: 'moeda', payment: 'pagamento', channel: 'canal', test: 'teste', buyer: 'comprador', mail: 'e-mail' },
  ...{ phone: 'telefone', name: 'nome', idNumber: 'documento', city: 'cidade', orders: 'pedidos', spent: 'gasto' },
  ...{ returned: 'devolvidos', lastOrder: 'último pedido', asked: 'pediu', confirmed: 'confirmou', text: 'texto' },
  ...{ note: 'nota', blocked: 'bloqueado' },
}
const fr: Columns = {
  ...{ number: 'numéro', placed: 'passée', status: 'état', shipment: 'envoi', units: 'unités', total: 'total' },
  ...{ currency: 'devise', payment: 'paiement', channel: 'canal', test: 'test', buyer: 'acheteur', mail: 'e-mail' },
  ...{ phone: 'téléphone', name: 'nom', idNumber: 'document', city: 'ville', orders: 'commandes', spent: 'dépensé' },
  ...{ returned: 'retournées', lastOrder: 'dernière commande', asked: 'demandé', confirmed: 'confirmé', text: 'texte' },
  ...{ note: 'note', blocked: 'bloqué' },
}

const COLUMNS: Readonly<Record<Language, Columns>> = { es, en, pt, fr }

export const columnsIn = (language: Language): Columns => COLUMNS[language]
