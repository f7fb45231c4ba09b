import { readLocal, readLocalValue } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expectBusy, field, fields, form, now, openSignUp, submit, typed } from "../support/login-forms.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { errorNotice, quietNotice, setClock, stopClock } from "../support/simulation.ts";

// shows 1.1, 3.13, 6.1
test("sign-up: the form asks for first name, last name, e-mail, password and one of four roles, none chosen", async ({
	page,
}) => {
	await open(page, "/login");
	await page.getByRole("tab", { name: "Sign up" }).click();
	for (const name of fields) await expect(field(page, name)).toHaveAttribute("required");
	await expect(field(page, "E-mail address")).toHaveAttribute("type", "email");
	const roles = form(page).getByRole("radiogroup", { name: "Role" }).getByRole("radio");
	await expect(roles).toHaveCount(4);
	for (const name of ["Student", "Teacher", "Parent", "Institution"])
		await expect(form(page).getByRole("radio", { name })).not.toBeChecked();
	await expectAccessible(page);
});

// shows 4.11, 5.5, 8.3
test("sign-up: a missing role gives the error toast 'Error' / 'Please select a role'", async ({ page }) => {
	await openSignUp(page);
	await submit(page, "Sign up").click();
	await expect(errorNotice(page)).toHaveText("ErrorPlease select a role");
	await expect(form(page).getByRole("radiogroup", { name: "Role" })).toHaveAccessibleDescription(
		"Please select a role",
	);
	await expect(form(page).getByRole("radio", { name: "Student" })).toBeFocused();
	for (const [index, name] of fields.entries())
		await expect(field(page, name)).toHaveValue(typed[index] ?? "");
	await expectAccessible(page);
	await expect(page).toHaveURL("/login");
	expect(await readLocal(page, "user")).toBeNull();
});

// shows 5.5
test("sign-up: the form requires every field and checks the e-mail address", async ({ page }) => {
	await openSignUp(page);
	await form(page).getByRole("radio", { name: "Teacher" }).check();
	for (const [index, name] of fields.entries()) {
		await field(page, name).fill("");
		await submit(page, "Sign up").click();
		await expect(errorNotice(page)).toHaveText("ErrorPlease fill in all required fields");
		await expect(field(page, name)).toBeFocused();
		await expect(form(page).locator("[aria-invalid=true]")).toHaveCount(1);
		await expect(form(page).getByRole("radio", { name: "Teacher" })).toBeChecked();
		await field(page, name).fill(typed[index] ?? "");
	}
	await field(page, "E-mail address").fill("ada@");
	await submit(page, "Sign up").click();
	await expect(errorNotice(page)).toContainText("This e-mail address does not look right.");
	await expect(field(page, "E-mail address")).toBeFocused();
	expect(await readLocal(page, "user")).toBeNull();
});

// tests/contract/{demo.test,visitor-promises}.ts test every role.
for (const role of isLongRun ? ["Student", "Teacher", "Parent", "Institution"] : ["Student", "Institution"]) {
	// shows 1.11, 4.11
	test(`sign-up: the form for ${role} is busy for 1.5 s, stores that role and goes to /dashboard`, async ({
		page,
	}) => {
		await setClock(page, now);
		await openSignUp(page);
		await form(page).getByRole("radio", { name: role }).check();
		await stopClock(page);
		await submit(page, "Sign up").click();
		await expectBusy(page, "Signing up…");
		await expect(page).toHaveURL("/dashboard");
		await expect(quietNotice(page)).toContainText("Your account is ready");
		expect(await readLocalValue(page, "user")).toEqual({
			isLoggedIn: true,
			role: role.toLowerCase(),
		});
	});
}

test("login: typed text remains when the language or the tab changes", async ({ page }) => {
	await openSignUp(page);
	await form(page).getByRole("radio", { name: "Parent" }).check();
	await page.getByRole("button", { name: "fr Français" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Connexion ou inscription" })).toBeVisible();
	for (const [index, name] of ["Prénom", "Nom", "Adresse e-\u2060mail", "Mot de passe"].entries())
		await expect(field(page, name)).toHaveValue(typed[index] ?? "");
	await expect(form(page).getByRole("radio", { name: "Parent" })).toBeChecked();
	await page.getByRole("tab", { name: "Connexion" }).click();
	await field(page, "Adresse e-\u2060mail").fill("autre@example.org");
	await page.getByRole("tab", { name: "Inscription" }).click();
	await expect(field(page, "Prénom")).toHaveValue("Ada");
	await expect(form(page).getByRole("radio", { name: "Parent" })).toBeChecked();
	await page.getByRole("tab", { name: "Connexion" }).click();
	await expect(field(page, "Adresse e-\u2060mail")).toHaveValue("autre@example.org");
});
