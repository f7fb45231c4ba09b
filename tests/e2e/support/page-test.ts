import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { messagesByLocale } from "../../../src/content/messages/all.ts";
import { type Locale, localizedPath } from "../../../src/domain/shared/locale.ts";
import { axeFindings } from "./axe.ts";
import { isLongRun } from "./journey-languages.ts";
import { withOwnTimers } from "./simulation.ts";

/** The one console error that the product makes on purpose, and the browser's own line about a missing page. */
const allowedErrors = [/^404: no page at/, /status of 404/];

/**
 * A browser test whose page may log nothing: no error, no warning, no content
 * security policy violation. Any such message fails the test at its end.
 */
export const test = base.extend<{ expectedErrors: RegExp; quiet: undefined }>({
	/** Additional messages that a page may log: set by tests that break something deliberately. */
	expectedErrors: [/^$/, { option: true }],
	quiet: [
		async ({ page, expectedErrors }, use) => {
			const said: string[] = [];
			const hear = (text: string): void => {
				if (![...allowedErrors, expectedErrors].some((allowed) => allowed.test(text))) said.push(text);
			};
			page.on("console", (message) => message.type() === "error" && hear(message.text()));
			page.on("pageerror", (error) => hear(String(error)));
			await use(undefined);
			expect(said, "what the page said on the console").toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** The messages of a language. */
export const messagesOf = (locale: Locale) => messagesByLocale[locale];

/** The maximum time until a page is hydrated, in milliseconds. */
const startTimeout = 15_000;

/** Opens a path and waits until the page is hydrated. */
export const open = async (page: Page, path: string): Promise<void> => {
	await page.goto(path);
	await page.locator("html[data-ready]").waitFor({ timeout: startTimeout });
};

/** The address of a page in a language. */
export const pathIn = localizedPath;

/** A link or button of the header by its name; on a phone the menu that holds it is opened. */
export const inHeader = async (page: Page, role: "link" | "button", name: string): Promise<Locator> => {
	const header = page.getByRole("banner");
	const wanted = header.getByRole(role, { name, exact: true });
	const menu = header.getByRole("button", { name: "Open menu" });
	await expect(wanted.or(menu).first()).toBeVisible();
	if (!(await wanted.isVisible())) await menu.click();
	return wanted;
};

/** A named region of the page. */
export const section = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** Opens every closed disclosure that is visible, one after the other, and then those inside it. */
export const openDisclosures = async (scope: Locator): Promise<void> => {
	const closed = scope.locator("details:not([open]) > summary").filter({ visible: true });
	for (let left = await closed.count(); left > 0; left = await closed.count()) {
		await closed.first().click();
		await expect(closed).not.toHaveCount(left);
	}
};

/**
 * Resolves once all finite animations have ended; a transition can start another one in a child. It asks again
 * and again: inside a closed disclosure Chromium ends a transition without settling its `finished` promise.
 */
const atRest = (page: Page): Promise<void> =>
	expect
		.poll(
			() =>
				page.evaluate(
					() =>
						document
							.getAnimations()
							.filter(
								({ effect, playState }) =>
									playState === "running" && effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
							).length,
				),
			{ intervals: [20, 50, 100] },
		)
		.toBe(0);

/** Expects no finding of axe on the present page, of these rules or of all except those left out. */
const expectNoFinding = async (
	page: Page,
	rules: readonly string[] = [],
	leftOut: readonly string[] = [],
): Promise<void> => {
	await atRest(page);
	expect(await withOwnTimers(page, () => axeFindings(page, rules, leftOut))).toEqual([]);
};

/** Expects sufficient contrast: the only difference of the other theme. */
export const expectReadableColours = (page: Page): Promise<void> => expectNoFinding(page, ["color-contrast"]);

/** Expects no finding of axe on the present page after its animations; works with a stopped clock. */
export const expectAccessible = (page: Page): Promise<void> => expectNoFinding(page);

/**
 * The same in the light theme and, in `npm run journeys`, for contrast in the dark one. `every-screen.spec.ts` reads the screens
 * themselves in the dark theme at every run.
 */
export const expectAccessibleInBothThemes = async (page: Page): Promise<void> => {
	await expectNoFinding(page);
	if (!isLongRun) return;
	await page.emulateMedia({ colorScheme: "dark" });
	await expectReadableColours(page);
	await page.emulateMedia({ colorScheme: "light" });
};

/** The same in forced colours, without contrast, because axe reads the page's own colours. */
export const expectAccessibleInForcedColours = async (page: Page): Promise<void> => {
	await page.emulateMedia({ forcedColors: "active" });
	await expectNoFinding(page, [], ["color-contrast"]);
	await page.emulateMedia({ forcedColors: "none" });
};
