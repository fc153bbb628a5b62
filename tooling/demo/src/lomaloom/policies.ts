import type { PolicyKind } from '@store/core'

/** What a small co-operative by Lake Atitlán tells whoever buys from it. */
export const POLICIES: Readonly<Record<PolicyKind, string>> = {
  shipping: `<h2>How it gets to you</h2>
<p>We pack on Mondays and Thursdays, in corn paper and a box that has been a box before. What is on the shelf leaves within three working days; what has to be woven leaves when it is done, and we tell you the day.</p>
<ul>
<li><strong>Up to Q 499:</strong> Q 45.</li>
<li><strong>From Q 500 to Q 1,199:</strong> Q 30.</li>
<li><strong>From Q 1,200:</strong> free.</li>
<li><strong>In Panajachel:</strong> come and fetch it, free.</li>
</ul>
<p>Guatemala City, Antigua and Quetzaltenango: two to four working days. The rest of the country: three to six. The parcel carries our telephone number, and so does the driver.</p>
<p>Abroad we send by post with a number to follow it; write to us first and we weigh it together.</p>`,
  payments: `<h2>How to pay</h2>
<ul>
<li><strong>Bank deposit or transfer:</strong> we keep your piece for five days.</li>
<li><strong>On delivery:</strong> in cash, to the driver, anywhere in Guatemala.</li>
<li><strong>At the workshop:</strong> cash or card.</li>
<li><strong>To be agreed:</strong> for commissions, half when we warp the loom and half when it comes off.</li>
</ul>
<p>Prices are in quetzales and include VAT. The invoice is in the box. Of every price, two thirds go to whoever made the piece, on the day it is sold.</p>
<p>We never ask for card details in a message.</p>`,
  privacy: `<h2>Your data</h2>
<p>We keep your name, address, telephone number and e-mail to send your parcel and write your invoice. The tax office wants invoices kept for four years; everything else goes after two.</p>
<p>Nobody buys it and nobody borrows it: the driver sees your address, the accountant your invoice.</p>
<p>Ask us what we know of you, correct it, or have it deleted: hello@lomaloom.example. A person answers within ten working days.</p>`,
  warranty: `<h2>What we answer for</h2>
<p>If a seam opens, a handle comes loose or a colour runs in cold water within a year, we mend it or make it again. Send a photo first; most things we can tell from a photo.</p>
<p>Smoke marks on clay, a wider tooth in a border and a thread that changes its blue are not faults: they are how you know that somebody made it.</p>
<p>Mending costs only the postage for as long as we live here.</p>`,
  returns: `<h2>If you change your mind</h2>
<p>You have fourteen days from the day it arrives, which is more than the five working days of the Consumer Protection Act (Decree 6-2003). Write to us, send it back unused, and we return what you paid within a week, the way you paid it.</p>
<p>The way back is yours to pay, unless we sent the wrong thing. Commissions, and leather with your letters on it, cannot come back: they are yours from the first thread.</p>`,
  exchange: `<h2>Exchanges</h2>
<p>Wrong size, wrong colour, a present that was somebody else’s taste: thirty days, for anything of the same price or with the difference. We send the new one as soon as the old one is on the boat.</p>
<p>You can also bring it to the workshop, on any day it is open, and choose while you have coffee.</p>`,
}
