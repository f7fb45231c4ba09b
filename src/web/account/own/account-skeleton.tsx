import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

const parts = ["first", "second", "third"];

/** The places of the account's parts while they are read. */
export function AccountSkeleton() {
	const { t } = useTranslation();
	return (
		<div aria-busy="true">
			<p role="status" className="sr-only">
				{t("common.loading")}
			</p>
			{parts.map((part) => (
				<div
					key={part}
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
