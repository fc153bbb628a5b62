import type { PolicyKind } from '@store/core'
import type { Facts } from './laws.ts'

/** Ready texts in French: templates with blanks, which somebody with knowledge of the law should review. */
export function readyFr({ shop, contact, laws }: Facts): Readonly<Record<PolicyKind, string>> {
  const write = contact ?? '[… e-mail ou WhatsApp]'
  const days = laws.withdrawal
    ? `${laws.withdrawal.days} jours ${laws.withdrawal.working ? 'ouvrés' : 'calendaires'}`
    : '[… combien de] jours'
  const consumers = laws.consumers ? ` (${laws.consumers})` : ''
  const data = laws.data ? ` selon la ${laws.data}` : ' selon la loi'
  return {
    shipping: `## Où nous livrons

${shop} livre dans [… tout le pays, ou quelles villes]. Le prix et les jours sont indiqués avant le paiement.

## Délai

Nous expédions sous [… combien de] jours ouvrés après confirmation du paiement. Vous recevez le numéro de suivi du colis.

## Si rien n’arrive

Si votre commande n’arrive pas dans le délai promis, écrivez à ${write}. Nous la cherchons avec le transporteur ; si elle est perdue, nous la renvoyons ou vous remboursons.

Si personne n’est là pour la recevoir, le transporteur essaie encore [… combien de] fois. Ensuite, une nouvelle livraison est facturée.`,
    payments: `## Comment payer

Les moyens de paiement sont indiqués à la commande. Les paiements en ligne se font sur les pages de chaque prestataire : ${shop} ne voit ni ne garde les données de votre carte.

## À la livraison

Vous payez en espèces à la réception. Nous vous écrivons pour confirmer avant d’expédier.

## Quand nous remboursons

Si vous annulez avant l’expédition, ou renvoyez selon notre politique, nous remboursons par le même moyen sous [… combien de] jours ouvrés.`,
    privacy: `## Qui prend soin de vos données

${shop}, [… nom légal et numéro d’identification], est responsable de vos données personnelles${data}. Écrivez à ${write}.

## Ce que nous gardons, et pourquoi

- Nom, pièce d’identité, adresse, téléphone et e-mail : pour vendre, livrer, facturer et répondre.
- Ce que vous avez acheté : pour la garantie et la loi.
- Votre e-mail pour les nouvelles, seulement si vous l’avez demandé ; vous pouvez partir à tout moment.

## Avec qui nous les partageons

Avec ceux dont votre commande a besoin : le transporteur, le prestataire de paiement et la plateforme de la boutique. Nous ne les vendons pas.

## Vos droits

Vous pouvez consulter, corriger ou effacer vos données, ou retirer votre accord, en écrivant à ${write}. Nous répondons sous [… combien de] jours ouvrés.`,
    warranty: `## Ce qu’elle couvre

Tout ce que nous vendons est garanti [… combien de] mois contre les défauts de fabrication, en plus de ce que donne la loi${consumers}.

## Ce qu’elle ne couvre pas

L’usure normale, le mauvais usage et les réparations faites par d’autres.

## Comment la demander

Écrivez à ${write} avec votre numéro de commande et une photo. Nous répondons sous [… combien de] jours ouvrés. Si le défaut vient de nous, nous réparons, échangeons ou remboursons, et les envois sont à notre charge.`,
    returns: `## Si vous changez d’avis

Vous avez ${days} après la réception pour renvoyer ce que vous avez acheté, sans donner de raison${consumers}.

## Comment faire

Écrivez à ${write} avec votre numéro de commande. Le produit doit être neuf et avec ses étiquettes. Le retour est payé par [… qui].

Nous remboursons ce que vous avez payé sous [… combien de] jours après réception du produit, par le même moyen.

## Ce qui ne se renvoie pas

Ce qui est fait sur mesure, ce qui se gâte vite et ce qui, par hygiène, ne peut être revendu.`,
    exchange: `## Échanges

Nous échangeons taille, couleur ou produit pendant [… combien de] jours après la réception, s’il est neuf et avec ses étiquettes.

Écrivez à ${write} avec votre numéro de commande et ce que vous voulez à la place. L’envoi de l’échange est payé par [… qui]. Si le nouveau produit coûte plus, vous payez la différence ; s’il coûte moins, nous la rendons.`,
  }
}
