/** The texts of mails, in Spanish; the other languages have the same keys. */
const words = {
  test: 'PRUEBA',
  placed: {
    subject: (shop: string, number: number) => `${shop}: recibimos tu pedido ${number}`,
    title: '¡Gracias por tu compra!',
    hello: (name: string, shop: string) => `Hola, ${name}: ${shop} ya tiene tu pedido y te avisará de cada paso.`,
    helloPaid: (name: string, shop: string) =>
      `Hola, ${name}: ${shop} ya tiene tu pedido y tu pago, y te avisará de cada paso.`,
    helloUnpaid: (name: string, shop: string) => `Hola, ${name}: ${shop} ya tiene tu pedido y espera tu pago.`,
    helloHeld: (name: string, shop: string, until: string) =>
      `Hola, ${name}: ${shop} te aparta tu pedido hasta el ${until}. Escríbele por WhatsApp para acordar el pago y la entrega.`,
    see: 'Ver mi pedido',
    keep: (number: number) =>
      `Guarda el número ${number}: con él y tu documento puedes ver cómo va tu pedido cuando quieras.`,
    questions: '¿Tienes preguntas?',
    reply: (shop: string) => `Responde a este correo y le llegará a ${shop}.`,
    chat: 'Escribir por WhatsApp',
    chatText: (number: number) => `Hola, tengo una pregunta sobre mi pedido ${number}.`,
    why: (shop: string) => `Recibes este correo porque hiciste un pedido en ${shop}.`,
  },
  unpaid: {
    subject: (shop: string, number: number) => `${shop}: tu pedido ${number} espera tu pago`,
    title: 'Solo falta el pago',
    lead: (name: string, shop: string, until: string) =>
      `Hola, ${name}: ${shop} tiene apartado tu pedido hasta el ${until}. Queda confirmado en cuanto lo pagues.`,
    pay: (total: string) => `Pagar ${total}`,
    after: 'Después de esa hora los productos vuelven a la venta: podrás pagar el pedido si todavía quedan.',
    done: 'Si acabas de pagar, no pagues otra vez: te escribiremos en cuanto el pago esté confirmado.',
  },
  steps: {
    confirmed: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} está confirmado`,
      title: 'Pedido confirmado',
      lead: (name: string, shop: string) => `Hola, ${name}: ${shop} confirmó tu pedido y te avisará de cada paso.`,
    },
    changed: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} cambió`,
      title: 'Cambiamos los datos de tu pedido',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: ${shop} cambió a dónde va o cómo se paga tu pedido. Así queda; si algo no está bien, escríbele.`,
    },
    paid: {
      subject: (shop: string, number: number) => `${shop}: recibimos el pago de tu pedido ${number}`,
      title: 'Pago recibido',
      lead: (name: string, shop: string) => `Hola, ${name}: ${shop} recibió el pago de tu pedido. Gracias.`,
    },
    sent: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} va en camino`,
      title: 'Tu pedido va en camino',
      lead: (name: string, shop: string) => `Hola, ${name}: ${shop} ya envió tu pedido.`,
    },
    ready: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} está listo`,
      title: 'Listo para recoger',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: ya puedes recoger tu pedido en ${shop}. Lleva el número del pedido.`,
    },
    delivered: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} fue entregado`,
      title: 'Pedido entregado',
      lead: (name: string, shop: string) => `Hola, ${name}: tu pedido fue entregado. Gracias por comprar en ${shop}.`,
    },
    returned: {
      subject: (shop: string, number: number) => `${shop}: el paquete de tu pedido ${number} volvió a la tienda`,
      title: 'El paquete volvió a la tienda',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: el paquete de tu pedido volvió a ${shop}. Escríbele para acordar qué sigue.`,
    },
    refunded: {
      subject: (shop: string, number: number) => `${shop}: devolvimos dinero de tu pedido ${number}`,
      title: 'Dinero devuelto',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: ${shop} devolvió dinero de tu pedido. Según tu banco, puede tardar unos días en verse.`,
    },
    cancelled: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} fue cancelado`,
      title: 'Pedido cancelado',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: tu pedido en ${shop} fue cancelado. Si ya lo habías pagado, escríbele para acordar la devolución.`,
    },
    lapsed: {
      subject: (shop: string, number: number) => `${shop}: tu pedido ${number} venció`,
      title: 'El pedido venció',
      lead: (name: string, shop: string) =>
        `Hola, ${name}: tu pedido en ${shop} no se confirmó a tiempo y los productos volvieron a la venta. Puedes pedirlos otra vez.`,
    },
    follow: 'Seguir el envío',
  },
  sold: {
    subject: (number: number, total: string) => `Pedido nuevo ${number}: ${total}`,
    title: (number: number) => `Tienes un pedido nuevo: ${number}`,
    see: 'Ver el pedido',
    answer: 'Confirmar o cancelar',
    code: 'Tu código para este pedido',
    codeText: (until: string) =>
      `Escríbelo en la página del pedido para confirmarlo o cancelarlo. Sirve una sola vez, y hasta el ${until}: después el pedido se cancela y los productos vuelven a la venta. No se lo des a nadie.`,
    reply: (name: string) => `Si respondes a este correo, le llegará a ${name}.`,
    noReply: 'Quien compró no dejó correo: escríbele o llama a su teléfono.',
  },
  proof: {
    subject: (number: number) => `Llegó el comprobante del pedido ${number}`,
    title: 'Llegó un comprobante de pago',
    lead: (name: string) => `${name} envió el comprobante de su pago.`,
    check: 'Comprueba en tu cuenta que el dinero llegó antes de despachar: un comprobante puede ser falso.',
    see: 'Ver el comprobante',
  },
  trouble: {
    subject: (number: number) => `Revisa el pago del pedido ${number}`,
    title: 'El pago de este pedido necesita tu atención',
    next: 'Mira el pago en el panel del proveedor y decide qué hacer: desde aquí no se devuelve dinero.',
    see: 'Ver el pedido',
    what: {
      paidTwice: 'Este pedido se pagó dos veces: devuelve uno de los dos pagos.',
      paidButCancelled: 'Este pedido está cancelado y su dinero llegó: devuélvelo o habla con quien compró.',
      nothingLeft:
        'El pago llegó después del plazo y los productos ya se vendieron: consigue otros o devuelve el dinero.',
      misfit:
        'Llegó un pago que no coincide con lo pedido en valor, moneda o ambiente: el pedido no se dio por pagado.',
    },
  },
  contact: {
    subject: (name: string) => `Mensaje de ${name} desde tu tienda`,
    title: (name: string) => `${name} te escribió`,
    from: (shop: string) => `Llegó por la página de contacto de ${shop}.`,
    reply: (name: string) => `Si respondes a este correo, le llegará a ${name}.`,
    see: 'Ver los mensajes en la oficina',
  },
  newsletter: {
    subject: (shop: string) => `¿Quieres recibir las novedades de ${shop}?`,
    eyebrow: 'Novedades',
    title: 'Un paso más',
    lead: (shop: string) =>
      `Alguien, seguramente tú, pidió recibir en este correo las novedades y ofertas de ${shop}. Confírmalo y te avisaremos cuando haya algo nuevo.`,
    confirm: 'Sí, quiero recibirlas',
    ignore: 'Si no fuiste tú, no hagas nada: sin tu confirmación no te escribiremos más.',
    leave: 'No quiero recibir estos correos',
    why: (shop: string) => `Recibes este correo porque alguien lo escribió en el formulario de novedades de ${shop}.`,
  },
  invitation: {
    subject: (shop: string) => `${shop} te invita a su equipo`,
    title: 'Te invitaron a un equipo',
    lead: (shop: string, role: string) => `${shop} quiere que trabajes en su tienda como ${role}.`,
    accept: 'Ver la invitación',
    ignore: 'Vale siete días y solo para esta dirección. Si no conoces la tienda, no hagas nada.',
    roles: {
      owner: 'propietario',
      manager: 'administrador',
      sales: 'vendedor',
      stockroom: 'encargado de bodega',
      content: 'encargado de contenido',
      accountant: 'contador',
    },
  },
  webhook: {
    subject: (host: string) => `${host} ya no recibe avisos de tu tienda`,
    title: 'Se desactivó un webhook',
    lead: (host: string) =>
      `Desde hace cinco días no llega nada de lo que enviamos a ${host}, así que dejamos de enviar.`,
    look: 'En la oficina ves qué respondió, y lo activas de nuevo.',
    see: 'Ver el webhook',
  },
  /** Mails to people, about their account on the platform. */
  account: {
    code: {
      subject: (code: string) => `${code} es tu código`,
      title: 'Tu código para entrar',
      lead: 'Alguien, seguramente tú, quiere entrar con este correo.',
      label: 'Código',
      text: (brand: string) =>
        `Escríbelo donde lo pediste. Sirve diez minutos y una sola vez. No se lo des a nadie: ${brand} nunca te lo va a pedir.`,
      enter: 'Entrar',
      ignore: 'Si no fuiste tú, no hagas nada: sin este código nadie entra.',
    },
    emailCode: {
      subject: (code: string) => `${code} es tu código`,
      title: 'Confirma este correo',
      lead: (brand: string) => `Escribe este código para entrar a ${brand} con este correo de ahora en adelante.`,
    },
    emailAsked: {
      subject: '¿Vas a cambiar tu correo?',
      lead: (email: string) => `Alguien que está en tu cuenta pidió cambiar tu correo por ${email}.`,
      note: 'Si no fuiste tú, abre tu cuenta y cierra las sesiones que no conozcas.',
    },
    emailChanged: {
      subject: 'Tu correo cambió',
      lead: (email: string) => `Ahora entras a tu cuenta con ${email}, y ya no con este correo.`,
      note: 'Si no fuiste tú, recupéralo en los próximos siete días: cerraremos todas las sesiones y borraremos las llaves de acceso creadas desde entonces.',
    },
    newDevice: {
      subject: '¿Fuiste tú?',
      lead: (device: string) => `Alguien entró a tu cuenta desde un dispositivo nuevo: ${device}.`,
      note: 'Si no fuiste tú, abre tu cuenta, cierra esa sesión y crea una llave de acceso.',
    },
    passkeyAdded: {
      subject: 'Tienes una llave de acceso nueva',
      lead: (name: string) => `Con «${name}» ya puedes entrar sin código.`,
      note: 'Si no fuiste tú, abre tu cuenta, borra esa llave y cierra las demás sesiones.',
    },
    passkeyRemoved: {
      subject: 'Se borró una llave de acceso',
      lead: (name: string) => `Con «${name}» ya no se puede entrar a tu cuenta.`,
      note: 'Si no fuiste tú, abre tu cuenta y cierra las sesiones que no conozcas.',
    },
    recoveryUsed: {
      subject: 'Se usó uno de tus códigos impresos',
      lead: (device: string) => `Alguien entró a tu cuenta con un código impreso, desde ${device}.`,
      note: 'Si no fuiste tú, abre tu cuenta, cierra esa sesión e imprime códigos nuevos.',
    },
    moneyAsked: {
      subject: 'Alguien cambia adónde llega la plata',
      lead: (what: string) =>
        `Se pidió cambiar adónde llega la plata de la tienda: ${what}. El cambio espera 24 horas.`,
      note: 'Si no lo esperabas, cancélalo en los pagos de la tienda antes de que empiece a valer, y revisa quién está en tu equipo.',
    },
    moneyChanged: {
      subject: 'Cambió adónde llega la plata',
      lead: (what: string) => `La plata de la tienda llega ahora a un sitio nuevo: ${what}.`,
      note: 'Si no lo esperabas, abre los pagos de la tienda enseguida.',
    },
    moneyRemoved: {
      subject: 'Se quitó una cuenta adonde llegaba la plata',
      lead: (what: string) => `La plata de la tienda ya no llega por aquí: ${what}.`,
      note: 'Si no lo esperabas, abre los pagos de la tienda enseguida, y revisa quién está en tu equipo.',
    },
    ownerAdded: {
      subject: 'Tu tienda tiene un titular más',
      lead: (who: string) => `Alguien es ahora titular de la tienda, y puede cambiarlo todo: ${who}.`,
      note: 'Si no lo esperabas, quítalo enseguida en el equipo de la tienda.',
    },
    ownerRemoved: {
      subject: 'Alguien ya no es titular de tu tienda',
      lead: (who: string) => `Ya no es titular de la tienda: ${who}.`,
      note: 'Si no lo esperabas, mira en el equipo quién puede entrar ahora. Si ya no te deja entrar a ti, escríbele a nuestro soporte.',
    },
    lookAtTeam: 'Ver el equipo',
    lookAtPayments: 'Ver los pagos',
    deposit: 'cuenta para consignaciones',
    recoveryMade: {
      subject: 'Se crearon códigos de recuperación',
      lead: () => 'Alguien que está en tu cuenta creó diez códigos para imprimir. Los de antes ya no sirven.',
      note: 'Si no fuiste tú, ciérrale la puerta con el botón de abajo y crea códigos nuevos.',
    },
    supportEmergency: {
      subject: 'Nuestro soporte entró a tu tienda',
      lead: (shop: string) =>
        `Por una urgencia, alguien de nuestro soporte puede mirar «${shop}» durante un día. No ve datos de compradores. Escribió el motivo:`,
      note: 'Puedes terminar el acceso en Equipo cuando quieras. El registro de la tienda dice cada paso.',
    },
    shopPaused: {
      subject: 'Pausamos tu tienda',
      lead: (shop: string) => `«${shop}» se muestra cerrada por ahora. Escribimos el motivo:`,
      note: 'Si crees que es un error, o cuando lo hayas resuelto, escríbele al soporte de la plataforma.',
    },
    shopDeletionAsked: {
      subject: 'Tu tienda se borrará en 30 días',
      lead: (shop: string) =>
        `Una persona titular borró la tienda: ${shop}. Ya está cerrada, y ese día se borra todo para siempre.`,
      note: 'Si no lo esperabas, recupérala en Exportar y cerrar antes de ese día, y revisa quién está en tu equipo. Ahí también puedes llevarte tus datos.',
    },
    shopKept: {
      subject: 'Tu tienda ya no se borrará',
      lead: (shop: string) => `Una persona titular recuperó la tienda: ${shop}. Sigue cerrada hasta que la abras.`,
      note: 'No se perdió nada.',
    },
    shopDeleted: {
      subject: 'Tu tienda se borró',
      lead: (shop: string) =>
        `Pasaron los 30 días, y «${shop}» se borra para siempre con sus productos, pedidos y fotos.`,
      note: 'Si te llevaste el archivo de la tienda, con él se puede abrir de nuevo.',
    },
    domainLapsed: {
      subject: 'Tu dominio dejó de abrir tu tienda',
      lead: (shop: string) =>
        `Desde hace días no llega a nosotros: ${shop}. Tu tienda sigue abierta en su dirección de siempre, y sus enlaces llevan allá.`,
      note: 'Si lo moviste a propósito, quítalo en Ajustes → Dominio. Si no, mira dónde lo compraste si sigue pago y si sus registros son los de Ajustes → Dominio; después toca «Mirar otra vez».',
    },
    notMe: 'No fui yo: cerrar todas las sesiones',
    lookShop: 'Abrir mi tienda',
    lookAtDomain: 'Ver el dominio',
    look: 'Revisar mi cuenta',
    undo: 'Recuperar mi correo',
    why: (brand: string) => `Recibes este correo porque alguien usó tu dirección en ${brand}.`,
  },
  /** A text in the quotation marks of the language. */
  quoted: (text: string) => `«${text}»`,
  /** A label and its value, in one line. */
  labelled: (name: string, value: string) => `${name}: ${value}`,
  order: (number: number) => `Pedido ${number}`,
  units: (count: number) => (count === 1 ? '1 unidad' : `${count} unidades`),
  discount: 'Descuento',
  coupon: (code: string) => `Cupón ${code}`,
  delivery: 'Entrega',
  /** Under the payment, above the shop's account. */
  payInto: 'Transfiere el total a esta cuenta: la tienda envía tu pedido cuando confirma el pago.',
  pickUp: 'Se recoge en la tienda',
  arrives: (from: number, to: number) => {
    if (from < to) return `Llega en ${from} a ${to} días hábiles`
    return to === 1 ? 'Llega en 1 día hábil' : `Llega en ${to} días hábiles`
  },
  payment: 'Pago',
  onPage: 'La dirección está en la página de tu pedido',
  idNumber: 'Documento',
  invoice: 'Factura',
  email: 'Correo',
  howToPay: {
    cashOnDelivery: 'Pagas en efectivo cuando recibes tu pedido. Ten listo el valor exacto, si puedes.',
    bankDeposit: 'La tienda te da los datos de la cuenta y envía tu pedido cuando confirma el pago.',
    toBeAgreed: 'La tienda se comunica contigo para acordar el pago.',
    payInStore: 'Pagas al recoger tu pedido en la tienda. Lleva el número del pedido.',
  },
}

export type OwnWords = typeof words
export default words
