import { ArrowRight } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { ChildScreen } from "./child-screen.tsx";
import { LinkChild } from "./link-child.tsx";

interface FirstLinkProps {
	readonly headingRef: RefObject<HTMLHeadingElement | null>;
	/** The other direction: the code that the child scans. */
	readonly children: ReactNode;
}

/**
 * A parent's tab before the first link: a picture of the child's screen, the field for its code, and the other
 * direction.
 */
export function FirstLink({ headingRef, children }: FirstLinkProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="first-link" className="grid gap-8">
			<div className="grid gap-2">
				<h2 id="first-link" ref={headingRef} tabIndex={-1} className="display-3 outline-none">
					{t("families.parent.empty.title")}
				</h2>
				<p className="measure">{t("families.parent.empty.text")}</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-10 gap-y-8">
				<figure className="grid gap-3">
					<ChildScreen />
					<figcaption className="max-w-64 text-soft">{t("families.parent.empty.where")}</figcaption>
				</figure>
				<ArrowRight aria-hidden="true" className="size-10 flex-none text-soft max-md:hidden" />
				<div className="grid grow gap-4">
					<h3 className="text-xl">{t("families.parent.code.title")}</h3>
					<LinkChild />
				</div>
			</div>
			<div className="border-t border-hairline pt-6">{children}</div>
		</section>
	);
}
