import { Link, type LinkProps, NavLink, type NavLinkProps } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";
import { useLocalePath } from "./locale.ts";

/** A link within the site that keeps the reader's language prefix. `to` is the unprefixed path. */
export function LocalLink({ to, ...rest }: LinkProps & { readonly to: string }) {
	return <Link to={useLocalePath()(to)} {...rest} />;
}

/** A navigation link within the site; marks itself as the current page. */
export function LocalNavLink({ to, ...rest }: NavLinkProps & { readonly to: string }) {
	return <NavLink to={useLocalePath()(to)} {...rest} />;
}

/** A link within the site that looks like a button. */
export function LocalButtonLink({ to, ...rest }: Parameters<typeof ButtonLink>[0] & { readonly to: string }) {
	return <ButtonLink to={useLocalePath()(to)} {...rest} />;
}
