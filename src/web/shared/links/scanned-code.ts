import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { withoutLocale } from "../i18n/locale.ts";
import { useLinkSecret } from "./use-link-secret.ts";

/** The pages that ask for a code, and the page that passes it on. Other fragments are no secrets, or have their own page. */
const codePages: readonly string[] = ["/family", "/dashboard", "/join", "/login"];

/** The code that was taken out of the address of a page; in memory only, so that it stays in no history. */
let taken = { page: "", code: "" };

/** Forgets the code once it is used, or when its page belongs to another person. */
export const dropScannedCode = (): void => {
	taken = { page: "", code: "" };
};

/** A code that was scanned or followed to this page; empty without one. */
export const useScannedCode = (): string => {
	const page = withoutLocale(useLocation().pathname);
	const secret = useLinkSecret();
	return secret || (taken.page === page ? taken.code : "");
};

/** Takes a code out of the address at once, on every page that asks for one. Called once, by the frame. */
export const useTakeScannedCode = (): void => {
	const { pathname, search, state } = useLocation();
	const navigate = useNavigate();
	const code = useLinkSecret();
	const page = withoutLocale(pathname);
	useEffect(() => {
		if (code === "" || !codePages.includes(page)) {
			if (taken.page !== page) dropScannedCode();
			return;
		}
		taken = { page, code };
		void navigate(pathname + search, { replace: true, preventScrollReset: true, state });
	}, [code, page, pathname, search, state, navigate]);
};
