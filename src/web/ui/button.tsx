import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";

type Look = "primary" | "secondary" | "quiet" | "danger" | "onBand" | "quietOnBand";

const base =
	"inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4.5 py-2 text-center font-semibold leading-tight no-underline pressable disabled:cursor-not-allowed disabled:opacity-55 forced-colors:border";

const looks: Record<Look, string> = {
	primary: "bg-ink text-paper hover:bg-ink/88",
	secondary: "border border-edge/60 bg-surface text-ink hover:border-ink",
	quiet: "text-ink hover:bg-sunken",
	onBand: "bg-on-band text-band hover:bg-on-band/88 focus-visible:outline-on-band",
	quietOnBand: "border border-on-band/35 text-on-band hover:border-on-band focus-visible:outline-on-band",
	danger: "border border-danger bg-surface text-danger hover:bg-danger-surface",
};

/** The classes of a button, for an element that cannot be one of ours (a plain link to another site). */
export const buttonClass = (look: Look = "primary", extra = ""): string => `${base} ${looks[look]} ${extra}`;

interface ButtonProps extends ComponentProps<"button"> {
	readonly look?: Look;
	readonly children: ReactNode;
}

/** A button, with `type="button"` by default. Its label says what happens when it is pressed. */
export function Button({ look = "primary", className = "", type = "button", ...rest }: ButtonProps) {
	return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

interface ButtonLinkProps extends LinkProps {
	readonly look?: Look;
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ look = "primary", className = "", ...rest }: ButtonLinkProps) {
	return <Link className={buttonClass(look, className)} {...rest} />;
}
