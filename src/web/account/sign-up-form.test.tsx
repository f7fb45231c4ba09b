import { render } from "@testing-library/react";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** What the browser adds by itself. */
const unasked = ["locale", "zone"];

it("asks for every field that a sign-up sends", () => {
	void i18next.use(initReactI18next).init({ lng: "en", resources: {} });
	const { container, unmount } = render(
		<SignUpForm
			draft={{ role: "student", ageBand: "under15" }}
			isReal
			onSend={() => new Promise(() => {})}
			onDone={() => {}}
		/>,
	);
	const named = [...container.querySelectorAll("[name]")].map((control) => control.getAttribute("name"));
	unmount();
	const sent = Object.keys(routes.signUp.body._zod.def.shape).filter((name) => !unasked.includes(name));
	expect([...new Set(named)].sort()).toEqual(sent.sort());
});
