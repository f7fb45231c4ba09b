import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { RouteKey } from "#contract/route-key.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The routes whose answers contain parts of the profile: they are reread after it changes. */
export const routesWithProfile: readonly RouteKey[] = [
	"GET /api/account/profile",
	"GET /api/account/session",
	"GET /api/account/guardian",
];

interface AccountSectionProps {
	readonly title: string;
	/** An explanation under the title. */
	readonly text?: string;
	/** The fragment of links to this section. */
	readonly anchor?: string;
	/** Whether only its title shows until it is opened: for what few people change. */
	readonly folds?: boolean;
	/** Whether a section that folds is open at first: something in it is due. */
	readonly startsOpen?: boolean;
	readonly children: ReactNode;
}

/** A section of the account page: the title on the left, the controls on the right. One that folds is a row of the settings. */
export function AccountSection({
	title,
	text,
	anchor,
	folds = false,
	startsOpen = false,
	children,
}: AccountSectionProps) {
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// A link to this section was followed before the section was rendered.
		if (anchor === undefined || window.location.hash !== `#${anchor}`) return;
		heading.current?.scrollIntoView();
		heading.current?.focus({ preventScroll: true });
	}, [anchor]);
	if (folds)
		return (
			<section aria-labelledby={id} className="border-t border-hairline">
				<details open={startsOpen} className="group/section">
					<summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
						<h3 id={id} className="text-base">
							{title}
						</h3>
						<ChevronDown
							aria-hidden="true"
							className="size-5 flex-none text-soft transition-transform duration-150 group-open/section:rotate-180"
						/>
					</summary>
					<div className="grid max-w-xl gap-5 pt-1 pb-9">
						{text ? <p className="text-soft">{text}</p> : null}
						{children}
					</div>
				</details>
			</section>
		);
	return (
		<section
			id={anchor}
			aria-labelledby={id}
			className="grid gap-x-14 gap-y-5 border-t border-hairline py-10 md:grid-cols-[4fr_8fr]"
		>
			<div className="grid content-start gap-2">
				<h2
					ref={heading}
					id={id}
					tabIndex={anchor === undefined ? undefined : -1}
					className="text-xl outline-none"
				>
					{title}
				</h2>
				{text ? <p className="max-w-[38ch] text-soft">{text}</p> : null}
			</div>
			<div className="grid max-w-xl content-start gap-5">{children}</div>
		</section>
	);
}

const sections = ["first", "second", "third"];

/** Placeholders for the account's sections while they load. */
export function AccountSkeleton() {
	const { t } = useTranslation();
	return (
		<div aria-busy="true">
			<p role="status" className="sr-only">
				{t("common.loading")}
			</p>
			{sections.map((section) => (
				<div
					key={section}
					className="grid gap-x-14 gap-y-5 border-t border-hairline py-10 md:grid-cols-[4fr_8fr]"
				>
					<Skeleton className="h-7 w-40" />
					<div className="grid max-w-xl gap-5">
						<Skeleton className="h-12 w-full" />
						<Skeleton className="h-12 w-full" />
						<Skeleton className="h-11 w-44" />
					</div>
				</div>
			))}
		</div>
	);
}
