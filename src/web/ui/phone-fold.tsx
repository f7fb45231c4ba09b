import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { usePhone } from "./use-phone.ts";

interface PhoneFoldProps {
	readonly title: string;
	/** The level of its title. */
	readonly level?: 2 | 3;
	/** Wider screens leave the title out, because what is above says it. */
	readonly isTitleForPhones?: boolean;
	/** For the whole of it where it is not folded. */
	readonly className?: string;
	readonly children: ReactNode;
}

/**
 * A part that a phone folds under its title; wider screens, paper and pages without scripts show it whole. Until the page is
 * hydrated app.css hides it on a phone, so that nothing moves.
 */
export function PhoneFold({
	title,
	level = 3,
	isTitleForPhones = false,
	className = "",
	children,
}: PhoneFoldProps) {
	const isPhone = usePhone();
	const Heading = `h${level}` as const;
	const heading = <Heading className="font-text text-base font-semibold tracking-normal">{title}</Heading>;
	const content = <div className="phone-fold-content grid gap-2">{children}</div>;
	if (!isPhone)
		return (
			<div className={`phone-fold grid gap-2 ${className}`}>
				{isTitleForPhones ? <div className="contents md:hidden">{heading}</div> : heading}
				{content}
			</div>
		);
	return (
		<details className="group/fold border-y border-hairline [&+&]:-mt-px">
			<summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
				{heading}
				<ChevronDown
					aria-hidden="true"
					className="size-4.5 flex-none text-soft transition-transform duration-150 group-open/fold:rotate-180"
				/>
			</summary>
			<div className="pb-4">{content}</div>
		</details>
	);
}
