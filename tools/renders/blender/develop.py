"""From noisy light to a picture: light and colour are filtered apart, so that textures stay sharp."""
import bpy
import numpy as np

KERNEL = np.array([1, 2, 1], np.float32) / 4


def passes(folder, names, width, height):
    """What Blender wrote, top row first."""
    answer = {}
    for name in names:
        image = bpy.data.images.load(f"{folder}/{name}0001.exr")
        image.colorspace_settings.name = "Non-Color"
        data = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(data)
        answer[name] = np.nan_to_num(data.reshape(height, width, 4)[..., :3])
        bpy.data.images.remove(image)
    return answer


def developed(p):
    """Combined light of the passes (linear), denoised."""
    color = p["diffuse_color"]
    light = p["diffuse_direct"] + p["diffuse_indirect"]
    rest = np.maximum(p["combined"] - light * color, 0)
    guides = (p["normal"], p["depth"][..., :1])
    light = smoothed(light, guides, 6, 0.6)
    rest = smoothed(rest, (*guides, color), 4, 0.5)
    return light * color + rest


def smoothed(signal, guides, levels, tolerance):
    """
    An edge-stopping wavelet filter: neighbours count as far as normals, depth and brightness are alike. How much
    brightness may differ follows from how noisy the place is, and shrinks as the noise does.
    """
    signal = despeckled(despeckled(signal))
    normal, depth, *albedo = guides
    slope = sum(np.abs(along) for along in np.gradient(depth[..., 0]))
    deep = (0.004 * depth[..., 0] + 2 * np.minimum(slope, 0.05))[..., None]
    noise = spread_of(np.log2(0.02 + signal.mean(axis=2, keepdims=True)))
    for level in range(levels):
        step = 2 ** level
        tone = np.log2(0.02 + softened(signal.mean(axis=2, keepdims=True), step if level < 2 else 1))
        total, weights = np.zeros_like(signal), np.zeros_like(tone)
        limit = 2.2 * noise * 0.6 ** level + tolerance * 0.6 ** level + 0.03
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                at = lambda a: shifted(a, dy * step, dx * step)
                weight = KERNEL[dy + 1] * KERNEL[dx + 1] * np.exp(
                    -np.abs(at(tone) - tone) / limit
                    - ((at(normal) - normal) ** 2).sum(axis=2, keepdims=True) / 0.35
                    - np.abs(at(depth) - depth) / (deep * (1 + 0.5 * step))
                    - (((at(albedo[0]) - albedo[0]) ** 2).sum(axis=2, keepdims=True) / 0.01 if albedo else 0)
                )
                total += weight * at(signal)
                weights += weight
        signal = total / np.maximum(weights, 1e-6)
    return signal


def spread_of(tone):
    """How much brightness differs about each point."""
    mean, square = tone, tone ** 2
    for step in (1, 2, 3):
        mean, square = softened(mean, step), softened(square, step)
    return np.sqrt(np.maximum(square - mean ** 2, 0))


def shifted(array, dy, dx):
    """The picture moved by so many points; its edges repeat."""
    height, width = array.shape[:2]
    padded = np.pad(array, ((max(0, -dy), max(0, dy)), (max(0, -dx), max(0, dx)), (0, 0)), "edge")
    return padded[max(0, dy):max(0, dy) + height, max(0, dx):max(0, dx) + width]


def softened(tone, step=1):
    """The mean of each point and its neighbours: what one noisy point says does not count."""
    for dy, dx in ((step, 0), (0, step)):
        tone = sum(shifted(tone, dy * k, dx * k) * weight for k, weight in zip((-1, 0, 1), KERNEL))
    return tone


def despeckled(signal):
    """No point is much brighter or darker than its neighbours' extremes but one."""
    around = np.sort(np.stack([shifted(signal, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx]), axis=0)
    return np.clip(signal, around[1], around[-2])


def exposure(linear, key):
    """Stops that bring the picture's middle tone to `key`."""
    tone = linear @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return float(np.log2(key / np.exp(np.log(tone + 1e-3).mean())))


def bloomed(linear, share=0.035):
    """A lens spreads a little of what is very bright."""
    glow = np.minimum(np.maximum(linear - 1.2, 0), 6)
    height, width = glow.shape[:2]
    rows, columns = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None, :]
    spread = sum(np.exp(-2 * (np.pi * radius * width) ** 2 * (rows ** 2 + columns ** 2)) for radius in (0.003, 0.008, 0.02)) / 3
    glow = np.fft.irfft2(np.fft.rfft2(glow, axes=(0, 1)) * spread[..., None], (height, width), axes=(0, 1))
    return (linear + share * np.maximum(glow, 0)).astype(np.float32)
