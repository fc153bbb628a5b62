/**
 * Letter widths of the faces that the shop's name is set in, in hundredths of the font size. Written by `pnpm fonts` from
 * `fonts/faces.mjs`.
 */
export const nameWidths = {
  own: '14 \' 17 | 19 ‘’ 20 .:· 22 ,; 23 ␣ 25 !¡ 26 jl 27 []i 28 "ª 31 ()f 32 -Jº 33 1?I¿° 34 /st“” 36 r 39 3 40 +2_ 41 $5cez 42 a 43 7gv 44 xy 45 *4 46 «» 47 69= 48 0o 49 8Skqu 50 h 51 Fbdp 52 n– 53 #L 54 EP 56 B 57 % 59 æ 60 Z 61 Y 63 T 65 KX 67 CRVw… 69 Dœ 70 &AU 71 G 72 @™ 73 N 75 ® 76 Hm 77 OQ 83 — 84 M 87 Æ 91 Œ 93 W',
  'bodoni+instrument':
    '20 \'.:· 21 ,;‘’ 24 | 25 ␣ 30 i 31 jª 32 ![]¡° 33 l 34 t 36 ()- 37 " 39 I 40 f 41 “” 43 1 44 rs 45 J 47 z 50 57 51 c 52 3ae 53 +/ 54 v– 55 $28?y¿ 56 69=_oº 58 SZx 59 4 60 FLghknu… 61 bdpq 62 0E™ 63 * 64 #P 66 B 67 T 69 «» 71 K 72 CR 73 DUY 74 G 75 OQ 76 Hw 77 ANVX 78 — 80 &æ 86 m 87 M® 88 œ 97 Œ 100 %W 101 @Æ',
}
