import type { DemoArticle } from '../demo-shop.ts'
import { scene } from './pictures.ts'

/** Letters from the workshop. Whoever speaks is invented. Pieces are linked by their reference. */
export const ARTICLES: readonly DemoArticle[] = [
  {
    slug: 'nine-days-for-a-table-runner',
    title: 'Nine days for a table runner: Marta’s calendar',
    author: 'Loma & Loom',
    summary: 'People ask why it takes so long. We asked Marta to write down one runner, day by day.',
    cover: scene('calendar'),
    publishedAt: '2026-11-06T12:00:00.000Z',
    body: `<p>Marta does not own a calendar. The one below is ours: we sat beside her for nine days with a pencil, and she let us, as long as we also wound bobbins. The piece is the <a href="/productos/lomaloom-lakeside">Runner Lakeside</a>, one hundred and eighty centimetres of blue.</p>
<h2>Days one and two: blue</h2>
<p>Indigo is patient. The vat sits in the corner under a blanket and is fed with panela, like a sourdough. A skein goes in white, comes out green, and turns blue in the air while you watch. The palest thread has one bath. The darkest has four, with a night between each, because a tired vat gives a tired blue.</p>
<h2>Day three: counting</h2>
<p>Warping is arithmetic. Four hundred and twelve threads, over and under the pegs, and if you lose count at three hundred you begin again, so nobody talks to Marta on day three. Her daughter sells the boat tickets that day.</p>
<h2>Days four to eight: weaving</h2>
<ol>
<li><strong>Day four</strong> is the hem and the first hand’s width. It looks like nothing.</li>
<li><strong>Day five</strong> is the first row of figures. From here on her back tells her when to stop.</li>
<li><strong>Day six</strong> it rained, and cotton stretches when it rains: twelve centimetres, all of them taken out again on day seven.</li>
<li><strong>Day seven</strong> made good for day six.</li>
<li><strong>Day eight</strong> is the long one, because the end has to mirror the beginning and there is no drawing to look at.</li>
</ol>
<blockquote><p>The hands know it. I only have to sit still.</p></blockquote>
<h2>Day nine: off the loom</h2>
<p>The fringe is knotted, forty-eight knots on either side. The cloth is washed in the lake, dried flat in the shade, and pressed with a stone. In the afternoon Marta starts on a <a href="/productos/lomaloom-camino">strap</a>, because the narrow loom is a rest.</p>
<p>That is what nine days are. If you cannot wait so long, her <a href="/productos/lomaloom-pine-needle">pine-needle basket</a> is usually on the shelf; it takes eleven, but they are behind her.</p>`,
  },
  {
    slug: 'how-to-wash-a-naturally-dyed-cloth',
    title: 'How to wash a naturally dyed cloth',
    author: 'Rosa',
    summary: 'Cold water, little soap, no sun. And what to do about the coffee.',
    cover: scene('washing'),
    publishedAt: '2026-10-09T12:00:00.000Z',
    body: `<p>A colour from a plant or an insect is not weaker than one from a factory. It only has other enemies. Ours have three: heat, strong soap and the noon sun. Keep them apart and a <a href="/productos/lomaloom-atitlan">shawl</a> outlives the fashion it was bought in.</p>
<h2>The first wash</h2>
<p>The first time, wash it alone. Indigo that did not find a thread to hold on to will leave in the water: it looks alarming, and it is a teaspoon. The second water is pale, the third is clear.</p>
<h2>Every wash after that</h2>
<ol>
<li><strong>Cold water</strong>, enough for the cloth to swim.</li>
<li><strong>A little neutral soap</strong>, the kind for babies or for hair. No bleach, no softener, no “brightener”.</li>
<li><strong>Press, do not rub.</strong> Wool that is rubbed becomes felt, and then it is a very good hat for a child.</li>
<li><strong>Roll it in a towel</strong> instead of wringing it.</li>
<li><strong>Dry it flat, in the shade</strong>, wrong side up.</li>
</ol>
<h2>Coffee, wine, mole</h2>
<p>At once: cold water from the back of the cloth, so that the stain goes out the way it came. Later: a paste of cornflour, left to dry and brushed off. Lemon takes out rust, and cochineal too, so keep it away from anything red. Cochineal turns purple with soda and orange with lime juice; we do it on purpose, you would do it by accident.</p>
<h2>What not to wash at all</h2>
<p>A <a href="/productos/lomaloom-three-volcanoes">wall cloth</a> wants to be shaken out of a window twice a year. A <a href="/productos/lomaloom-highland">wool blanket</a> wants a night of mist and a morning of wind: it cleans itself and smells of outside. Only <a href="/productos/lomaloom-maiz">napkins</a> may be washed as you like; they were boiled before you met them.</p>
<h2>And if it fades</h2>
<p>It will, a little, evenly, over years, and most people like it better. If you do not, send it to us: we dip it again for the price of the postage.</p>`,
  },
]
