// The end of a game as one picture to share: the scene, and the ribbon with who has won.
const [WIDTH, HEIGHT, BAND] = [1200, 630, 118];

function fit(pen: CanvasRenderingContext2D, text: string, size: number, font: string): void {
  do pen.font = `700 ${size}px ${font}`;
  while (pen.measureText(text).width > WIDTH - 60 && (size -= 2) > 14);
}

/** Paints a scene that the page shows, with its words, as a PNG; null where the browser can't. */
export async function portrait(svg: SVGSVGElement, title: string, how: string, [fill, , ink]: readonly [string, string, string]): Promise<Blob | null> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  // Bands and hatches are defined once for the whole page.
  for (const defs of document.querySelectorAll('svg > defs')) copy.prepend(defs.cloneNode(true));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('viewBox', '-60 130 952 660');
  copy.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  copy.setAttribute('width', `${WIDTH}`);
  copy.setAttribute('height', `${HEIGHT}`);
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = url;
  await image.decode();
  URL.revokeObjectURL(url);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  pen.fillStyle = fill;
  pen.fillRect(0, HEIGHT - BAND, WIDTH, BAND);
  pen.fillStyle = ink;
  pen.fillRect(0, HEIGHT - BAND, WIDTH, 4);
  pen.textAlign = 'center';
  const fonts = getComputedStyle(document.documentElement);
  fit(pen, title, 56, fonts.getPropertyValue('--display') || 'serif');
  pen.fillText(title, WIDTH / 2, HEIGHT - 56);
  fit(pen, how, 26, fonts.getPropertyValue('--ui') || 'sans-serif');
  pen.fillText(how, WIDTH / 2, HEIGHT - 20);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
