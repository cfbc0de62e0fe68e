"""Takes pictures of pages, small enough to be kept with the documentation."""

from __future__ import annotations

import base64

from playwright.sync_api import Browser, Page
from tests.e2e.serving import ROOT

TARGET = ROOT / "docs/screens"
DESKTOP, PHONE = (1280, 800), (390, 844)
LARGEST = 150_000

# Chromium itself writes WebP, which keeps flat prints sharp at a quarter of the bytes of PNG.
PACK = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Camera:
    """Opens pages at a size and in a theme, and keeps what they show."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.darkroom = browser.new_page()

    def open(
        self, path: str, size: tuple[int, int], theme: str, language: str = "en-GB", *, still: bool = True
    ) -> Page:
        """Opens a page in a fresh browser, without motion unless that is what is to be seen."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            device_scale_factor=1 if size == DESKTOP else 1.5,
        )
        if still:
            context.add_init_script("localStorage.setItem('bestiary.still', 'on')")
        page = context.new_page()
        page.goto(self.url + path)
        return page

    def shoot(self, page: Page, name: str) -> None:
        """Writes what a page shows."""
        page.wait_for_timeout(400)
        png = base64.b64encode(page.screenshot()).decode()
        packed = b""
        for quality in (0.86, 0.8, 0.72, 0.6):
            packed = base64.b64decode(self.darkroom.evaluate(PACK, [png, quality]))
            if len(packed) < LARGEST:
                break
        (TARGET / f"{name}.webp").write_bytes(packed)
        print(f"{name}: {len(packed) / 1000:.0f} kB")
        page.context.close()
