import type { Locator, Page } from "@playwright/test";
import { putStorage, readLocal } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";
import {
	delayStarted,
	drawPayments,
	errorNotice,
	quietNotice,
	setClock,
	stopClock,
} from "../support/simulation.ts";

const now = "2025-05-09T10:00:00+02:00";

const plan = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const subscribe = (page: Page): Locator => plan(page, "Premium").getByRole("button", { name: "Subscribe" });

/** The link to consultations in the header, in the bar or in the menu. */
const headerConsultations = (page: Page): Locator =>
	page
		.getByRole("banner")
		.locator("nav a")
		.filter({ hasText: /^Consultations/ })
		.first();

// shows 1.8, 2.64
test("subscription: two plans appear side by side", { tag: "@sizes" }, async ({ page }) => {
	await open(page, "/subscription");
	const [free, premium] = await Promise.all([
		plan(page, "Free").boundingBox(),
		plan(page, "Premium").boundingBox(),
	]);
	if (!free || !premium) throw new Error("A plan has no place on the page");
	if ((page.viewportSize()?.width ?? 0) >= 768) {
		expect(premium.x).toBeGreaterThanOrEqual(free.x + free.width);
		expect(premium.y).toBe(free.y);
	} else expect(premium.y).toBeGreaterThanOrEqual(free.y + free.height);
	await expectAccessible(page);
});

test("subscription: Subscribe and a sample of a year are in the first view of a laptop", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, "/subscription");
	const button = await subscribe(page).boundingBox();
	expect((button?.y ?? 0) + (button?.height ?? 800)).toBeLessThanOrEqual(720);
	await expect(plan(page, "Premium").getByRole("img", { name: /^A sample: / })).toBeInViewport();
});

// shows 2.65, 9.1
test("subscription: Free costs €0, with its three features and a disabled button reading Current Plan", async ({
	page,
}) => {
	await open(page, "/subscription");
	const free = plan(page, "Free");
	await expect(free.getByText("€0", { exact: true })).toBeVisible();
	await expect(free.getByRole("listitem")).toHaveText([
		"Basic career exploration tools",
		"Limited access to quizzes",
		"Career information browsing",
	]);
	await expect(free.getByRole("button")).toHaveText("Current Plan");
	await expect(free.getByRole("button")).toBeDisabled();
});

test("subscription: the free plan shows the light of the visitor's own quiz", { tag: "@phone" }, async ({
	page,
}) => {
	await open(page, "/subscription");
	const light = plan(page, "Free").locator("svg [data-line]");
	// Before the first quiz it is a sample, and says so.
	await expect(plan(page, "Free").getByText("An invented student’s latest quiz")).toBeVisible();
	const height = async () => (await plan(page, "Free").boundingBox())?.height;
	const sampleHeight = await height();
	await putFinishedQuiz(page, answersAt());
	await open(page, "/subscription");
	await expect(plan(page, "Free").getByText("Your light, from your latest quiz")).toBeVisible();
	await expect(light).toHaveCount(14);
	expect(await height()).toBe(sampleHeight);
	await expectAccessible(page);
});

// shows 2.66, 9.1
test("subscription: Premium costs €4.99/month, with its six features, marked Recommended when not subscribed", async ({
	page,
}) => {
	await open(page, "/subscription");
	const premium = plan(page, "Premium");
	await expect(premium.getByText("€4.99", { exact: true })).toBeVisible();
	await expect(premium.getByText("/month", { exact: true })).toBeVisible();
	await expect(premium.getByText("Recommended", { exact: true })).toBeVisible();
	await expect(premium.getByRole("listitem")).toHaveText([
		"All free features",
		"Unlimited quiz attempts",
		"Personalized career recommendations",
		"Private consultations with researchers",
		"Exclusive content and resources",
		"Priority support",
	]);
	await expect(subscribe(page)).toBeEnabled();
	await expect(premium.getByText("Test mode: no card is charged.")).toBeVisible();
});

// shows 2.68
test("subscription: the Consultations button is disabled unless premium", async ({ page }) => {
	await open(page, "/subscription");
	await expect(subscribe(page)).toBeEnabled();
	await expect(plan(page, "Premium").getByRole("button", { name: "Consultations" })).toBeDisabled();
	await expect(plan(page, "Premium").getByRole("link", { name: "Consultations" })).toHaveCount(0);
});

// shows 2.67, 3.14, 4.14, 7.7, 7.9, 8.6
test("subscription: Subscribe shows a loading message for 1.5 s, then premium is stored, a success notice shows and the header has its badge", async ({
	page,
}) => {
	await drawPayments(page, "succeed");
	await setClock(page, now);
	await open(page, "/subscription");
	const premium = plan(page, "Premium");
	await expect(subscribe(page)).toBeEnabled();
	await expect(headerConsultations(page)).toHaveText("Consultations");
	await stopClock(page);
	await subscribe(page).click();
	await expect(premium.getByRole("status")).toHaveText("Processing payment…");
	await expect(subscribe(page)).toBeDisabled();
	await delayStarted(page);
	await expectAccessible(page);
	await page.clock.runFor(1499);
	await expect(premium.getByRole("status")).toHaveText("Processing payment…");
	expect(await readLocal(page, "isPremium")).toBeNull();
	await page.clock.runFor(1);
	await expect(quietNotice(page)).toHaveText("Payment successful. Premium is active.");
	await page.clock.resume();
	expect(await readLocal(page, "isPremium")).toBe("true");
	await expect(headerConsultations(page)).toHaveText("ConsultationsPremium");
	await expect(premium.getByText("Recommended", { exact: true })).toHaveCount(0);
	await expect(premium.getByRole("button", { name: "Manage subscription" })).toBeDisabled();
	await expect(premium.getByRole("link", { name: "Consultations" })).toBeFocused();
	await premium.getByRole("link", { name: "Consultations" }).click();
	await expect(page).toHaveURL("/consultations");
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeVisible();
});

// shows 4.15, 8.5
test("subscription: a failed payment says 'Payment failed. Please try again.', changes nothing and can be tried again", async ({
	page,
}) => {
	await drawPayments(page, "fail");
	await setClock(page, now);
	await open(page, "/subscription");
	for (const attempt of ["first", "second"]) {
		await subscribe(page).click();
		await expect(subscribe(page)).toBeDisabled();
		await expect(errorNotice(page), attempt).toHaveText("");
		await delayStarted(page);
		await page.clock.runFor(1500);
		await expect(errorNotice(page), attempt).toHaveText("Payment failed. Please try again.");
		await expect(subscribe(page)).toBeEnabled();
		await expect(subscribe(page)).toBeFocused();
	}
	expect(await readLocal(page, "isPremium")).toBeNull();
	await expect(headerConsultations(page)).toHaveText("Consultations");
	await expectAccessible(page);
});

// shows 2.65, 2.67, 3.14, 4.12
test("subscription: premium is read from storage on load: Manage subscription disabled, Consultations leads to /consultations", async ({
	page,
}) => {
	await putStorage(page, { local: { isPremium: "true" } });
	await open(page, "/subscription");
	const premium = plan(page, "Premium");
	await expect(premium.getByRole("button", { name: "Manage subscription" })).toBeDisabled();
	await expect(subscribe(page)).toHaveCount(0);
	await expect(premium.getByText("Recommended", { exact: true })).toHaveCount(0);
	await expect(premium.getByText("Active", { exact: true })).toBeVisible();
	await expect(plan(page, "Free").getByRole("button")).toHaveText("Current Plan");
	await expect(plan(page, "Free").getByRole("button")).toBeDisabled();
	await expectAccessible(page);
	await premium.getByRole("link", { name: "Consultations" }).click();
	await expect(page).toHaveURL("/consultations");
});

// shows 4.13, 8.13
test("subscription: a premium member gets an info message in place of a payment", async ({ page }) => {
	await open(page, "/subscription");
	await expect(subscribe(page)).toBeEnabled();
	// A storage can change without an event; the click reads it again.
	await page.evaluate(() => localStorage.setItem("isPremium", "true"));
	await subscribe(page).click();
	await expect(quietNotice(page)).toHaveText("You are already subscribed to Premium.");
	await expect(quietNotice(page).locator("[data-tone=info]")).toBeVisible();
	await expect(errorNotice(page)).toHaveText("");
});

test("subscription: a broken premium flag is ignored", async ({ page }) => {
	for (const isPremium of ['"yes"', "{", ...(isLongRun ? ["1", ""] : [])]) {
		await putStorage(page, { local: { isPremium } });
		await open(page, "/subscription");
		await expect(subscribe(page), isPremium).toBeEnabled();
	}
});

test("subscription: prices and notices are French on a French page", async ({ page }) => {
	await drawPayments(page, "succeed");
	await setClock(page, now);
	await open(page, "/fr/subscription");
	await expect(plan(page, "Gratuit").getByText("0 €", { exact: true })).toBeVisible();
	await expect(plan(page, "Gratuit").getByRole("button")).toHaveText("Formule actuelle");
	const premium = plan(page, "Premium");
	await expect(premium.getByText("4,99 €", { exact: true })).toBeVisible();
	await expect(premium.getByText("Recommandée", { exact: true })).toBeVisible();
	await premium.getByRole("button", { name: "S’abonner" }).click();
	await expect(premium.getByRole("status")).toHaveText("Paiement en cours…");
	await delayStarted(page);
	await page.clock.runFor(1500);
	await expect(quietNotice(page)).toHaveText("Paiement réussi. Ton abonnement Premium est actif.");
	await expect(premium.getByRole("button", { name: "Gérer l’abonnement" })).toBeDisabled();
	await expect(plan(page, "Gratuit").getByRole("button")).toHaveText("Formule actuelle");
	await expect(premium.getByRole("link", { name: "Consultations" })).toHaveAttribute(
		"href",
		"/fr/consultations",
	);
});
