import { useTranslation } from "react-i18next";

interface OwnLoadingProps {
	/** Whether it is the page of a signed-in student, without tabs. */
	readonly isPage: boolean;
}

/** The own dashboard while a part of it loads: the page's title on its band, and space that keeps the footer out of view. */
export function OwnLoading({ isPage }: OwnLoadingProps) {
	const { t } = useTranslation();
	return (
		<div aria-busy="true" className="min-h-dvh">
			{isPage ? (
				<div className="min-h-118 bg-band text-on-band">
					<h1 className="page pt-6 text-[1.75rem] leading-tight md:pt-8 md:text-[2.5rem]">
						{t("dashboard.title")}
					</h1>
				</div>
			) : null}
		</div>
	);
}
