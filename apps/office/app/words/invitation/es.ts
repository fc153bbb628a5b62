/** Words of an invitation, in Spanish. */
export const es = {
  title: (shop: string) => `Te invitan a ${shop}`,
  text: (who: string, role: string) => `${who} te invita a trabajar en la tienda. Tu rol: ${role}.`,
  accept: 'Aceptar',
  until: (date: string) => `Vale hasta el ${date}.`,
  gone: 'Esta invitación ya no sirve',
  goneText: 'Se usó, se retiró, pasaron siete días, o es para otro correo. Pide una nueva a quien te invitó.',
  signedInAs: (email: string) => `Entraste como ${email}.`,
}
