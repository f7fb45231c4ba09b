import { putStorage, readLocal, readLocalValue } from "../support/browser-storage.ts";
import { openEarly } from "../support/early-page.ts";
import { expectBusy, field, fillLogin, form, now, openLogin, submit, typed } from "../support/login-forms.ts";
import { expect, expectAccessible, inHeader, messagesOf, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";
import { errorNotice, quietNotice, setClock, stopClock } from "../support/simulation.ts";

// shows 2.3, 2.54
test("login: the page has tabs login (default) and signup, app name, language switcher, links to /terms and /privacy", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/login");
	await expect(page.getByRole("tab")).toHaveText(["Log in", "Sign up"]);
	await expect(page.getByRole("tab", { name: "Log in" })).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel", { name: "Log in" })).toBeVisible();
	const main = page.getByRole("main");
	await expect(main.getByText("Spectra", { exact: true })).toBeVisible();
	await expect(main.getByRole("link", { name: "Terms of use" })).toHaveAttribute("href", "/terms");
	await expect(main.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
	for (const name of ["en English", "fr Français"])
		await expect(page.getByRole("button", { name })).toBeInViewport();
	await expectAccessible(page);
});

// On a phone the forms need the place of these sentences.
test("login: the picture is the light of this device's own result, with what an account does for it", {
	tag: "@desktop",
}, async ({ page }) => {
	const { account } = messagesOf("fr");
	await open(page, "/fr/login");
	await expect(page.getByText(account.lead)).toBeVisible();
	await putFinishedQuiz(page, answersAt());
	await open(page, "/fr/login");
	await expect(page.getByText(account.own)).toBeVisible();
	await expect(page.getByText(account.lead)).toBeHidden();
	await expectAccessible(page);
});

test("login: on a phone the picture says what an account does for the light of this device", {
	tag: "@phone",
}, async ({ page }) => {
	await putFinishedQuiz(page, answersAt());
	await open(page, "/fr/login");
	await expect(page.getByText(messagesOf("fr").account.own)).toBeInViewport();
});

// shows 3.13
test("login: the fields are e-mail and password, the e-mail input of e-mail type", async ({ page }) => {
	await open(page, "/login");
	await expect(form(page).locator("input")).toHaveCount(2);
	await expect(field(page, "E-mail address")).toHaveAttribute("type", "email");
	const password = field(page, "Password");
	await expect(password).toHaveAttribute("type", "password");
	await password.fill("analytical engine");
	await form(page).getByRole("button", { name: "Show password" }).click();
	await expect(password).toHaveAttribute("type", "text");
	await expect(password).toHaveValue("analytical engine");
	await form(page).getByRole("button", { name: "Hide password" }).click();
	await expect(password).toHaveAttribute("type", "password");
});

// shows 2.55
test("login: the forgot-password link points to '#'", async ({ page }) => {
	await open(page, "/login");
	await field(page, "E-mail address").fill("ada@example.org");
	const forgotten = form(page).getByRole("link", { name: "Forgot your password?" });
	await expect(forgotten).toHaveAttribute("href", "#");
	await forgotten.click();
	await expect(page).toHaveURL(/\/login#?$/);
	await expect(field(page, "E-mail address")).toHaveValue("ada@example.org");
});

// shows 5.6
test("login: e-mail and password are required, else 'Error' / 'Please fill in all required fields', and nothing typed is lost", async ({
	page,
}) => {
	await open(page, "/login");
	await submit(page, "Log in").click();
	await expect(errorNotice(page)).toHaveText("ErrorPlease fill in all required fields");
	for (const [name, missing] of [
		["E-mail address", "Enter an e-mail address."],
		["Password", "Enter your password."],
	] as const) {
		await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
		await expect(field(page, name)).toHaveAccessibleDescription(missing);
	}
	await expect(field(page, "E-mail address")).toBeFocused();
	await expectAccessible(page);
	await field(page, "E-mail address").fill("ada@example.org");
	await submit(page, "Log in").click();
	await expect(field(page, "Password")).toBeFocused();
	await expect(field(page, "E-mail address")).toHaveValue("ada@example.org");
	await expect(field(page, "E-mail address")).not.toHaveAttribute("aria-invalid");
	await field(page, "E-mail address").fill("");
	await field(page, "Password").fill("analytical engine");
	await submit(page, "Log in").click();
	await expect(field(page, "E-mail address")).toBeFocused();
	await expect(field(page, "Password")).toHaveValue("analytical engine");
	await expect(errorNotice(page)).toHaveText("ErrorPlease fill in all required fields");
	await expect(page).toHaveURL("/login");
	expect(await readLocal(page, "user")).toBeNull();
});

test("login: an invalid e-mail address is reported at its field", async ({ page }) => {
	await open(page, "/login");
	await field(page, "E-mail address").fill("ada at example");
	await field(page, "Password").fill("analytical engine");
	await submit(page, "Log in").click();
	const sentence = "This e-mail address does not look right. Check it for a missing @ or a space.";
	await expect(errorNotice(page)).toHaveText(`Error${sentence}`);
	await expect(field(page, "E-mail address")).toHaveAccessibleDescription(sentence);
	await expect(field(page, "E-mail address")).toHaveValue("ada at example");
	await field(page, "E-mail address").fill("ada@example.org");
	await submit(page, "Log in").click();
	await expect(errorNotice(page)).toHaveText("");
});

// shows 1.11, 3.12, 4.10, 7.5, 8.18
test("login: the form is busy for 1.5 s, then stores a user with role student and goes to /dashboard with a success toast", async ({
	page,
}) => {
	await setClock(page, now);
	await openLogin(page);
	await fillLogin(page);
	await stopClock(page);
	await submit(page, "Log in").click();
	await expectBusy(page, "Logging in…");
	await expect(page).toHaveURL("/dashboard");
	await expect(quietNotice(page)).toContainText("You are logged in");
	expect(await readLocalValue(page, "user")).toEqual({ isLoggedIn: true, role: "student" });
	await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

// shows 6.2
test("login: it always assigns the role student, after any sign-up", async ({ page }) => {
	await putStorage(page, { local: { user: '{"isLoggedIn":true,"role":"teacher"}' } });
	await open(page, "/login");
	await fillLogin(page);
	await submit(page, "Log in").click();
	await expect(page).toHaveURL("/dashboard");
	expect(await readLocalValue(page, "user")).toEqual({ isLoggedIn: true, role: "student" });
});

test("login: it leads back to the previous page, and to no other site @long", async ({ page }) => {
	for (const [returnTo, place] of [
		["/subscription", "/subscription"],
		["//example.org/", "/dashboard"],
		["https://example.org/", "/dashboard"],
	] as const) {
		await open(page, `/login?returnTo=${encodeURIComponent(returnTo)}`);
		await fillLogin(page);
		await submit(page, "Log in").click();
		await expect(page).toHaveURL(place);
		// Each visit is a guest's: the note about an open session would move the button.
		await page.evaluate(() => localStorage.removeItem("user"));
	}
});

test("login: text typed before hydration is kept", async ({ page }) => {
	const answer = await openEarly(page, "/login");
	await fillLogin(page);
	await submit(page, "Log in").click();
	await expect(page).toHaveURL("/login");
	await answer();
	await expect(field(page, "E-mail address")).toHaveValue("ada@example.org");
	await submit(page, "Log in").click();
	await expect(page).toHaveURL("/dashboard");
	expect(await readLocalValue(page, "user")).toEqual({ isLoggedIn: true, role: "student" });
});

test("login: a logged-in visitor sees a note, and can log out there or in the header", async ({ page }) => {
	const user = '{"isLoggedIn":true,"role":"institution"}';
	await putStorage(page, { local: { user } });
	await open(page, "/login");
	const note = page.getByRole("note").filter({ hasText: "You are already logged in (Institution)" });
	await expect(note.getByRole("link", { name: "Go to the dashboard" })).toHaveAttribute("href", "/dashboard");
	await expectAccessible(page);
	await note.getByRole("button", { name: "Log out" }).click();
	await expect(note).toHaveCount(0);
	expect(await readLocal(page, "user")).toBeNull();

	await putStorage(page, { local: { user } });
	await open(page, "/dashboard");
	await (await inHeader(page, "button", "Log out")).click();
	await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
	expect(await readLocal(page, "user")).toBeNull();
});

test("login: errors and notices are French on a French page @long", async ({ page }) => {
	await open(page, "/fr/login");
	await page.getByRole("tab", { name: "Inscription" }).click();
	await page.getByRole("button", { name: "S’inscrire" }).click();
	await expect(errorNotice(page)).toHaveText("ErreurRemplis tous les champs obligatoires.");
	for (const [index, name] of ["Prénom", "Nom", "Adresse e-\u2060mail", "Mot de passe"].entries())
		await field(page, name).fill(typed[index] ?? "");
	await page.getByRole("button", { name: "S’inscrire" }).click();
	await expect(errorNotice(page)).toHaveText("ErreurChoisis un type de compte.");
	await form(page).getByRole("radio", { name: "Établissement" }).check();
	await page.getByRole("button", { name: "S’inscrire" }).click();
	await expect(page).toHaveURL("/fr/dashboard");
	await expect(quietNotice(page)).toContainText("Le compte est prêt");
});
