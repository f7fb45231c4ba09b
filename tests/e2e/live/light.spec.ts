import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, open, pathIn, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";

/** The most JavaScript that a public page may load, compressed, in bytes. */
const budget = 130_000;

/** Two pages are about the plan: whether payments are in test mode is asked, too. */
const askedFor = (path: string): string[] => [
	"/api/account/session",
	...(["/subscription", "/consultations"].includes(path) ? ["/api/subscription"] : []),
];

for (const locale of journeyLanguages("en", "fr"))
	for (const path of openScreens)
		test(`live: ${pathIn(locale, path)} stays light for a guest, and asks the server next to nothing`, async ({
			page,
		}) => {
			const scripts: Promise<number>[] = [];
			const asked: string[] = [];
			page.on("response", (response) => {
				const { pathname } = new URL(response.url());
				if (pathname.endsWith(".js"))
					scripts.push(
						response
							.request()
							.sizes()
							.then(({ responseBodySize }) => responseBodySize),
					);
				if (pathname.startsWith("/api/")) asked.push(pathname);
			});
			await open(page, pathIn(locale, path));
			await expect.poll(() => asked).toEqual(askedFor(path));
			await page.waitForLoadState("networkidle");
			const sizes = await Promise.all(scripts);
			expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
		});
