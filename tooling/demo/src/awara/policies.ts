import type { PolicyKind } from '@store/core'

/** What a small jeweller in French Guiana tells whoever buys from it. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>Comment la pièce vous parvient</h2>
<p>Chaque bijou part assuré, à sa valeur, dans un écrin scellé. Nous préparons en deux jours ouvrés ; une pièce montée à la commande demande quinze jours.</p>
<ul>
<li><strong>Jusqu’à 299 € d’achat :</strong> 12 €.</li>
<li><strong>De 300 € à 799 € :</strong> 9 €.</li>
<li><strong>À partir de 800 € :</strong> offert.</li>
<li><strong>À l’atelier :</strong> gratuit, sur rendez-vous.</li>
</ul>
<p>Île de Cayenne : un à deux jours ouvrés, remis en main propre. Ailleurs en Guyane : trois à cinq jours. Antilles, Hexagone et Europe : cinq à neuf jours, droits et octroi de mer compris quand ils sont dus.</p>
<p>Le colis n’est remis que contre signature. Après deux passages il nous revient, et nous vous appelons.</p>`,
  payments: `<h2>Comment régler</h2>
<ul>
<li><strong>Virement :</strong> la pièce vous est réservée cinq jours.</li>
<li><strong>À l’atelier :</strong> carte, espèces jusqu’à 1 000 €, ou chèque avec pièce d’identité.</li>
<li><strong>À convenir :</strong> en trois fois sans frais, pour une alliance ou une commande particulière.</li>
</ul>
<p>Les prix sont en euros, toutes taxes comprises. La facture, le poinçon et, s’il y a lieu, le certificat de la pierre sont dans l’écrin.</p>
<p>Nous ne demandons jamais un code de carte par message.</p>`,
  privacy: `<h2>Vos données</h2>
<p>Nous gardons votre nom, votre adresse, votre téléphone et votre e-mail pour livrer et pour facturer ; la taille de votre doigt, si vous le voulez bien, pour la prochaine fois.</p>
<p>Rien n’est vendu ni prêté. Le transporteur et le comptable voient ce qu’il leur faut. Les factures sont conservées dix ans, comme la loi le demande ; le reste, trois ans après votre dernier achat.</p>
<p>Selon le règlement général sur la protection des données (RGPD), vous pouvez consulter, corriger, emporter ou faire effacer ce qui vous concerne : bonjour@awara.example. Nous répondons dans le mois. La CNIL reçoit les réclamations.</p>`,
  warranty: `<h2>Garantie</h2>
<p>Deux ans de garantie légale de conformité, à compter de la remise. Une griffe qui lâche, un fermoir qui cède, une dorure qui passe avant l’heure : nous réparons, et si nous ne savons pas réparer, nous remplaçons.</p>
<p>Le polissage et le contrôle des sertis sont offerts chaque année, sans limite de temps. Venez, ou écrivez : l’envoi aller est à votre charge, le retour à la nôtre.</p>
<p>Une pierre fendue par un choc n’est pas couverte. Nous vous dirons le prix avant d’y toucher.</p>`,
  returns: `<h2>Rétractation</h2>
<p>Vous avez quatorze jours à compter de la réception pour changer d’avis, sans donner de raison, comme le prévoit le Code de la consommation. Écrivez-nous : nous envoyons une étiquette assurée.</p>
<p>La pièce nous revient non portée, avec son écrin et ses papiers. Nous remboursons tout, livraison comprise, dans les quatorze jours, par le moyen de votre règlement.</p>
<p>Les bijoux gravés, mis à taille ou montés pour vous sont faits à votre mesure : ils ne se reprennent pas.</p>`,
  exchange: `<h2>Échanges et mises à taille</h2>
<p>La première mise à taille d’une bague est offerte dans l’année, jusqu’à deux tailles de plus ou de moins. Comptez dix jours.</p>
<p>Un cadeau qui ne plaît pas s’échange pendant trente jours contre une autre pièce, de même valeur ou avec la différence. Les boucles d’oreilles ne s’échangent que si leur sachet est resté clos.</p>
<p>Nous reprenons l’or ancien au cours du jour, contre une pièce neuve ou contre un virement, avec une pièce d’identité.</p>`,
}
