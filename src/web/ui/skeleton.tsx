/** A quiet shape in the place of something that is still loading. Give it the size of what will come. */
export function Skeleton({ className }: { readonly className: string }) {
	return <div aria-hidden="true" className={`animate-pulse rounded-control bg-hairline/70 ${className}`} />;
}
